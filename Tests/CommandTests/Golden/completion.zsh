#compdef swipecost
_swipecost() {
  local -a commands=(
    'try:Try things'
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
    try) _arguments \
      '--db=[The database.]:FILE:_files' \
      '--quiet[Say nothing.]' \
      '--format=[How it looks.]:word:(table csv json)' \
      '*--param=[A parameter.]:K=V: ' \
      '--jobs=[Threads.]:N: ' \
      '--max=[A size.]:BYTES: ' \
      '--for=[A time.]:TIME: ' \
      '--share=[A share.]:X: ' \
      '--help[Print this text and stop.]' \
      ':FILE:_files' \
      '*:MORE:_files' ;;
  esac
}
if [[ $funcstack[1] == _swipecost ]]; then _swipecost "$@"; else compdef _swipecost swipecost; fi
