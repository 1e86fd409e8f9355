#!/usr/bin/env bash
# An AppImage of what dist/build.sh puts together for Linux: its head is dist/appimage, behind it lies a squashfs.
#
#   dist/appimage.sh amd64|arm64 FOLDER FILE.AppImage
set -euo pipefail
cd "$(dirname "$0")/.."
arch=${1:?usage: dist/appimage.sh amd64|arm64 FOLDER FILE.AppImage} from=$2 to=$3
command -v mksquashfs >/dev/null || { echo 'left out: the AppImage, because there is no mksquashfs (Debian: squashfs-tools)' >&2; exit 0; }
id=org.fourtell.Fourtell
dir=build/appimage-$arch
rm -rf "$dir" && mkdir -p "$dir/usr"
PREFIX=$PWD/$dir/usr "$from/install.sh" >/dev/null
desktop=$dir/usr/share/applications/$id.desktop
sed -i 's|^Exec=.*|Exec=fourtell|' "$desktop"
cp "$desktop" "$dir/"
cp "$dir/usr/share/icons/hicolor/256x256/apps/$id.png" "$dir/"
ln -s "$id.png" "$dir/.DirIcon"
ln -s usr/bin/fourtell "$dir/AppRun"
mkdir -p "$dir/usr/share/doc/fourtell"
cp "$from"/*.txt "$dir/usr/share/doc/fourtell/"
# What the head is linked from, and by which licences.
GOOS=linux GOARCH=$arch CGO_ENABLED=0 go list -deps -f '{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}} {{.Dir}}{{end}}{{end}}' ./dist/appimage | sort -u | while read -r path version at; do
	printf '== %s %s\n\n' "$path" "$version"
	cat "$at/LICENSE"
done >"$dir/usr/share/doc/fourtell/THIRD_PARTY-AppImage.txt"
find "$dir" -exec touch -h -d "@${SOURCE_DATE_EPOCH:?}" {} +
GOOS=linux GOARCH=$arch CGO_ENABLED=0 go build -trimpath -buildvcs=false -ldflags '-s -w -buildid=' -o "$dir.head" ./dist/appimage
printf 'AI\002' | dd of="$dir.head" bs=1 seek=8 conv=notrunc status=none # by which it is known: an AppImage of type 2
rm -f "$dir.squashfs"
mksquashfs "$dir" "$dir.squashfs" -quiet -no-progress -noappend -root-owned -no-xattrs -comp zstd -Xcompression-level 19
cat "$dir.head" "$dir.squashfs" >"$to"
chmod 755 "$to"
rm -rf "$dir" "$dir.head" "$dir.squashfs"
