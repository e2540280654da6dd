#!/bin/sh
# A bot in the plainest shell there is: it does whatever is offered last (docs/bots.md tells the protocol).
#
#     ludotheque simulate laaancez --bots "cmd:sh shell_bot.sh,random" --games 20
#
# Lines are JSON without spaces, and the actions come last: so the last "do" is all that it looks for.

while IFS= read -r line; do
    case $line in
        '{"type":"setup"'*)
            echo '{"type":"ready"}'
            ;;
        '{"type":"choose"'*)
            action=${line##*'"do":"'}
            action=${action%%'"'*}
            echo "{\"type\":\"act\",\"action\":\"$action\"}"
            ;;
    esac
done
