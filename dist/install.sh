#!/bin/sh
# Puts Fourtell into the home of whoever runs it, or takes it away again:
#
#   ./install.sh            ~/.local/bin, and an entry among the programs
#   ./install.sh --remove   settings, matches and statistics stay
#
# PREFIX=/usr/local ./install.sh serves everybody on this machine.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
prefix=${PREFIX:-$HOME/.local}
case $prefix in
/*) ;;
*)
	echo "PREFIX wants a whole path, which begins with /, and \"$prefix\" is none" >&2
	exit 2
	;;
esac
id=org.fourtell.Fourtell

place() { # FROM TO MODE
	mkdir -p "$(dirname "$prefix/$2")"
	cp "$here/$1" "$prefix/$2"
	chmod "$3" "$prefix/$2"
}
list() {
	echo "fourtell bin/fourtell 755"
	echo "fourtell-dealer bin/fourtell-dealer 755"
	echo "$id.desktop share/applications/$id.desktop 644"
	echo "$id.metainfo.xml share/metainfo/$id.metainfo.xml 644"
	for size in 16 32 48 256; do echo "icons/$size.png share/icons/hicolor/${size}x$size/apps/$id.png 644"; done
	for name in fourtell fourtell-dealer; do
		echo "man/$name.6.gz share/man/man6/$name.6.gz 644"
		echo "completions/bash/$name share/bash-completion/completions/$name 644"
		echo "completions/zsh/_$name share/zsh/site-functions/_$name 644"
		echo "completions/fish/$name.fish share/fish/vendor_completions.d/$name.fish 644"
	done
	echo "icons/scalable.svg share/icons/hicolor/scalable/apps/$id.svg 644"
}
case ${1:-} in
'')
	list | while read -r from to mode; do place "$from" "$to" "$mode"; done
	rm -rf "$prefix/share/fourtell/web" # the page, for the browsers that come to a table hosted in the window
	mkdir -p "$prefix/share/fourtell"
	cp -R "$here/web" "$prefix/share/fourtell/web"
	# Where ~/.local/bin is not among the places programs are looked for, the entry still has to find it.
	# In an entry \ " ` $ want a backslash, every backslash then another, and % a second %; in what sed puts in \ & | want a backslash.
	quoted=$(printf %s "$prefix" | sed -e 's/\\/&&/g; s/["`$]/\\&/g; s/\\/&&/g; s/%/%%/g' -e 's/[\\&|]/\\&/g')
	sed -i "s|^Exec=fourtell$|Exec=\"$quoted/bin/fourtell\"|" "$prefix/share/applications/$id.desktop"
	echo "Fourtell is in $prefix/bin."
	;;
--remove)
	list | while read -r from to mode; do rm -f "$prefix/$to"; done
	rm -rf "$prefix/share/fourtell/web"
	# In a home what has been played lies beside it (room.DataDir), and stays.
	rmdir "$prefix/share/fourtell" 2>/dev/null || true
	echo "Fourtell is gone from $prefix."
	;;
*)
	echo "usage: ./install.sh [--remove], not \"$1\"" >&2
	exit 2
	;;
esac
