#!/usr/bin/env bash
# Fourtell.app for both kinds of Mac, as a zip in build/dist. It runs on a Mac with the Xcode command line tools, since the
# window's library is compiled from Objective-C there. Unsigned: whoever takes it home opens it the first time with a
# right click.
#
#   dist/macos.sh
set -euo pipefail
cd "$(dirname "$0")/.."
[ "$(uname -s)" = Darwin ] || { echo 'this needs a Mac' >&2; exit 1; }
. dist/version.sh
version=$(version)
out=build/dist app=build/dist/Fourtell.app
rm -rf "$app" && mkdir -p "$app/Contents/MacOS" "$app/Contents/Resources"
for arch in arm64 amd64; do
	GOOS=darwin GOARCH=$arch CGO_ENABLED=1 go build -trimpath -buildvcs=false \
		-ldflags "-s -w -X fourtell/version.release=$version" -o "build/fourtell-$arch" .
done
lipo -create -output "$app/Contents/MacOS/fourtell" build/fourtell-arm64 build/fourtell-amd64
icons=build/Fourtell.iconset
rm -rf "$icons" && mkdir -p "$icons"
for size in 16 32 256; do cp "assets/art/icon-$size.png" "$icons/icon_${size}x$size.png"; done
cp assets/art/icon-32.png "$icons/icon_16x16@2x.png"
iconutil -c icns -o "$app/Contents/Resources/Fourtell.icns" "$icons"
cp LICENSE "$app/Contents/Resources/LICENSE.txt"
cp THIRD_PARTY.md "$app/Contents/Resources/THIRD_PARTY.txt"
cp assets/fonts/OFL-*.txt "$app/Contents/Resources/"
VERSION=$version PACK=gzip web/build.sh # the page, for the browsers that come to a table hosted in the window
cp -R build/web "$app/Contents/Resources/web"
find "$app/Contents/Resources/web" \( -name '*.br' -o -name '*.wasm' -o -name 'shot-*.jpg' -o -name 'share.jpg' \) -delete
cat >"$app/Contents/Info.plist" <<PLIST
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>CFBundleName</key><string>Fourtell</string>
<key>CFBundleIdentifier</key><string>org.fourtell.Fourtell</string>
<key>CFBundleExecutable</key><string>fourtell</string>
<key>CFBundleIconFile</key><string>Fourtell</string>
<key>CFBundleShortVersionString</key><string>${version%%[-+]*}</string>
<key>CFBundleVersion</key><string>${version%%[-+]*}</string>
<key>CFBundlePackageType</key><string>APPL</string>
<key>NSHighResolutionCapable</key><true/>
<key>LSApplicationCategoryType</key><string>public.app-category.card-games</string>
</dict></plist>
PLIST
(cd "$out" && rm -f "Fourtell-$version-macos.zip" && zip -qry "Fourtell-$version-macos.zip" Fourtell.app)
