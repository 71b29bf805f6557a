# bash completion for swipecost
_swipecost() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
  # bash splits --name=value at the sign
  if [[ $word == = ]]; then word=
  elif [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W "try --help --version" -- "$word"))
    return
  fi
  case ${COMP_WORDS[1]} in
    try)
      case $before in
        --db) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
        --format) COMPREPLY=($(compgen -W "table csv json" -- "$word")); return ;;
        --param) return; return ;;
        --jobs) return; return ;;
        --max) return; return ;;
        --for) return; return ;;
        --share) return; return ;;
      esac
      if [[ $word == -* ]]; then COMPREPLY=($(compgen -W "--db --quiet --format --param --jobs --max --for --share --help" -- "$word"))
      else compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f -- "$word"); fi ;;
  esac
}
complete -F _swipecost swipecost
