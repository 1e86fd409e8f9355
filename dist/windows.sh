# What dist/build.sh makes for Windows; it is read by that.

windows() {
	local arch
	for arch in amd64 arm64; do windows_of "$arch"; done
}

windows_of() { # ARCH
	local arch=$1 at=$out/windows name=Fourtell-$version-windows-$1 target=amd64-unicode
	rm -rf "$at/$name" && mkdir -p "$at/$name"
	# Icon, version and the wish for true pixels go in as a resource that the linker finds beside main.go.
	trap 'rm -f rsrc_windows_*.syso' RETURN
	go run "$winres" make --in dist/winres.json --arch "$arch" --product-version "$(numbers)" --file-version "$(numbers)" >/dev/null
	GOOS=windows GOARCH=$arch CGO_ENABLED=0 build '-H=windowsgui' "$at/$name/Fourtell.exe" .
	GOOS=windows GOARCH=$arch CGO_ENABLED=0 build '' "$at/$name/fourtell-dealer.exe" ./cmd/dealer
	cp README.md "$at/$name/README.txt"
	licences "$at/$name"
	beside "$at/$name"
	stamp "$at/$name"
	rm -f "$out/$name.zip"
	(cd "$at" && find "$name" | sort | zip -X -q -@ "../$name.zip")
	# NSIS has no setup of arm64's own; that of x86 runs on every Windows there.
	[ "$arch" = amd64 ] || target=x86-unicode
	makensis -V2 -DTARGET="$target" -DVERSION="$version" -DNUMBERS="$(numbers)" -DFROM="$PWD/$at/$name" -DOUT="$PWD/$out/Fourtell-$version-$arch-setup.exe" dist/setup.nsi
}

# numbers is the version as Windows writes one: four numbers.
numbers() { sed -E 's/^([0-9]+)\.([0-9]+)\.([0-9]+)(\+([0-9]+))?.*/\1.\2.\3.\5/; s/\.$/.0/' <<<"$version"; }
