#!/bin/sh
# The smallest bot: it says the first thing that is legal. Sit it down with: dealer play --seats Ann,exec:docs/bots/first.sh
while IFS= read -r line; do
	case $line in
	*'"legal":['*) printf '%s\n' "$line" | sed -e 's/.*"legal":\[//' -e 's/\],"clock":.*//' -e 's/},{"seat".*/}/' ;;
	*) echo null ;;
	esac
done
