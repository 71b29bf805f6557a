# fish completion for swipecost
complete -c swipecost -f
complete -c swipecost -n 'not __fish_seen_subcommand_from try' -a try -d 'Try things'
complete -c swipecost -n '__fish_seen_subcommand_from try' -l db -x -a '(__fish_complete_path)' -d 'The database.'
complete -c swipecost -n '__fish_seen_subcommand_from try' -l quiet -d 'Say nothing.'
complete -c swipecost -n '__fish_seen_subcommand_from try' -l format -x -a 'table csv json' -d 'How it looks.'
complete -c swipecost -n '__fish_seen_subcommand_from try' -l param -x  -d 'A parameter.'
complete -c swipecost -n '__fish_seen_subcommand_from try' -l jobs -x  -d 'Threads.'
complete -c swipecost -n '__fish_seen_subcommand_from try' -l max -x  -d 'A size.'
complete -c swipecost -n '__fish_seen_subcommand_from try' -l for -x  -d 'A time.'
complete -c swipecost -n '__fish_seen_subcommand_from try' -l share -x  -d 'A share.'
complete -c swipecost -n '__fish_seen_subcommand_from try' -l help -d 'Print this text and stop.'
complete -c swipecost -n '__fish_seen_subcommand_from try' -a '(__fish_complete_path)' -d 'A file.'
complete -c swipecost -n '__fish_seen_subcommand_from try' -a '(__fish_complete_path)' -d 'More files.'
