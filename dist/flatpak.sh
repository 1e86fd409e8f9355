#!/usr/bin/env bash
# A Flatpak bundle of what dist/build.sh puts together for Linux. Nothing is compiled in it, so that neither flatpak-builder nor the
# SDK is wanted; whoever installs it fetches the runtime it names from Flathub.
#
#   dist/flatpak.sh FOLDER FILE.flatpak
set -euo pipefail
cd "$(dirname "$0")/.."
from=${1:?usage: dist/flatpak.sh FOLDER FILE.flatpak} to=$2
for tool in flatpak faketime; do
	command -v $tool >/dev/null || { echo "left out: the Flatpak, because there is no $tool" >&2; exit 0; }
done
id=org.fourtell.Fourtell
runtime=24.08
dir=build/flatpak repo=build/flatpak-repo
rm -rf "$dir" "$repo"
# What flatpak build-init writes; it would ask for the SDK.
mkdir -p "$dir/files" "$dir/var/tmp"
printf '%s\n' '[Application]' "name=$id" "runtime=org.freedesktop.Platform/x86_64/$runtime" "sdk=org.freedesktop.Sdk/x86_64/$runtime" >"$dir/metadata"
PREFIX=$PWD/$dir/files "$from/install.sh" >/dev/null
sed -i 's|^Exec=.*|Exec=fourtell|' "$dir/files/share/applications/$id.desktop"
mkdir -p "$dir/files/share/doc/fourtell"
cp "$from"/*.txt "$dir/files/share/doc/fourtell/"
flatpak build-finish "$dir" --command=fourtell --socket=x11 --share=ipc --share=network --socket=pulseaudio --device=all >/dev/null
flatpak build-export --arch=x86_64 --disable-sandbox --timestamp="$(date -u -d "@${SOURCE_DATE_EPOCH:?}" +%FT%TZ)" "$repo" "$dir" stable >/dev/null
# A bundle says when it was made, which no option of its overrules: the clock stands still meanwhile.
TZ=UTC faketime -f "$(date -u -d "@$SOURCE_DATE_EPOCH" '+%F %T')" flatpak build-bundle --arch=x86_64 --runtime-repo=https://flathub.org/repo/flathub.flatpakrepo "$repo" "$to" "$id" stable
rm -rf "$dir" "$repo"
