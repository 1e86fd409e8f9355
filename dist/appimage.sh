#!/usr/bin/env bash
# An AppImage from build/dist/fourtell-VERSION-linux-amd64.tar.gz. It needs appimagetool and the runtime of type 2 from
# https://github.com/AppImage, which distributions do not have: give the tool's path.
#
#   dist/build.sh linux && dist/appimage.sh path/to/appimagetool
set -euo pipefail
cd "$(dirname "$0")/.."
tool=${1:?usage: dist/appimage.sh path/to/appimagetool}
archive=$(ls -t build/dist/fourtell-*-linux-amd64.tar.gz 2>/dev/null | head -1)
[ -n "$archive" ] || { echo 'build the Linux archive first: dist/build.sh linux' >&2; exit 1; }
id=org.fourtell.Fourtell
dir=build/Fourtell.AppDir
rm -rf "$dir" && mkdir -p "$dir/usr"
tar -xzf "$archive" -C build
from=build/$(basename "$archive" .tar.gz)
PREFIX=$PWD/$dir/usr "$from/install.sh"
rm -rf "$from"
desktop=$dir/usr/share/applications/$id.desktop
sed -i 's|^Exec=.*|Exec=fourtell|' "$desktop"
cp "$desktop" "$dir/"
cp "$dir/usr/share/icons/hicolor/256x256/apps/$id.png" "$dir/"
ln -sf usr/bin/fourtell "$dir/AppRun"
ARCH=x86_64 "$tool" "$dir" "build/dist/$(basename "$archive" .tar.gz).AppImage"
