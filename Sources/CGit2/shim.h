#include <git2.h>
#include <git2/sys/odb_backend.h>
#if __has_include(<git2/sys/errors.h>)
#include <git2/sys/errors.h>
#endif
/* libgit2 is built on it, and its development package brings it along. */
#include <stdlib.h>
#include <zlib.h>

/* A store of objects of our own, for libgit2 to ask. */
typedef struct {
  git_odb_backend parent;
  char *folder;
} swipecost_git_loose;

/* git_libgit2_opts is variadic, which Swift does not import. */
static inline int swipecost_git_set_number(int option, int value) {
  return git_libgit2_opts(option, value);
}

static inline int swipecost_git_set_size(int option, size_t value) {
  return git_libgit2_opts(option, value);
}

static inline int swipecost_git_set_cache_size(ssize_t value) {
  return git_libgit2_opts(GIT_OPT_SET_CACHE_MAX_SIZE, value);
}

static inline int swipecost_git_set_cache_limit(git_object_t kind, size_t value) {
  return git_libgit2_opts(GIT_OPT_SET_CACHE_OBJECT_LIMIT, kind, value);
}
