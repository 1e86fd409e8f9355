# What dist/build.sh makes for Linux; it is read by that.

# The libraries of arm64 to link the window with, as Debian 12 has them, in a folder of their own: nothing of this system is touched.
arm64_root=build/arm64-root
arm64_libraries() {
	[ ! -e "$arm64_root/usr/include/alsa/asoundlib.h" ] || return 0
	has aarch64-linux-gnu-gcc || { left_out 'Linux on arm64, because there is no aarch64-linux-gnu-gcc (Debian: gcc-aarch64-linux-gnu)'; return 1; }
	has mmdebstrap || { left_out 'Linux on arm64, because there is no mmdebstrap to fetch the libraries with'; return 1; }
	rm -rf "$arm64_root"
	mmdebstrap --quiet --variant=extract --architectures=arm64 \
		--include=libc6-dev,libx11-dev,libxcursor-dev,libxi-dev,libxinerama-dev,libxrandr-dev,libxxf86vm-dev,libgl-dev,libasound2-dev \
		bookworm "$arm64_root" || { left_out 'Linux on arm64, because its libraries cannot be fetched'; return 1; }
}

# cgo ARCH: what a C compiler for it has to be told, as variables for env.
cgo() {
	case $1 in
	amd64) echo CGO_ENABLED=1 ;;
	arm64)
		local root=$PWD/$arm64_root
		# A path in what is linked would be another in another folder.
		printf '%s\n' CGO_ENABLED=1 "CC=aarch64-linux-gnu-gcc --sysroot=$root" "PKG_CONFIG_SYSROOT_DIR=$root" \
			"PKG_CONFIG_LIBDIR=$root/usr/lib/aarch64-linux-gnu/pkgconfig:$root/usr/share/pkgconfig" \
			"CGO_CFLAGS=-g0 -O2 -ffile-prefix-map=$root=/"
		;;
	esac
}

linux() {
	local arch
	for arch in amd64 arm64; do
		[ "$arch" = amd64 ] || arm64_libraries || continue
		linux_of "$arch"
	done
}

# changelog FILE: for the .deb, which wants one: what has changed since the release before, or the last hundred changes.
changelog() {
	local before said
	before=$(git describe --tags --match 'v*' --abbrev=0 HEAD^ 2>/dev/null) || before=
	said=$(git log --format=%s -n 100 ${before:+"$before.."} 2>/dev/null) || said='What is new stands in the text of the release.'
	{
		printf 'fourtell (%s) unstable; urgency=medium\n\n' "$(sed 's/-/~/' <<<"$version")"
		sed 's/^/* /' <<<"$said" | fold -s -w 74 | sed -E 's/^\* /  * /; t end; s/^/    /; :end; s/ +$//'
		printf '\n -- %s  %s\n' "$maintainer" "$(date -R -u -d "@$SOURCE_DATE_EPOCH")"
	} | gzip -n9 >"$1"
}

linux_of() { # ARCH
	local arch=$1 at=$out/linux name=fourtell-$version-linux-$1 kind size told said
	rm -rf "$at/$name" && mkdir -p "$at/$name/icons"
	mapfile -t told < <(cgo "$arch")
	# Where it lies in memory is another each time, and what it calls is found and closed to writing before it starts.
	(export GOOS=linux "GOARCH=$arch" "${told[@]}" GOFLAGS=-buildmode=pie && build '-extldflags=-Wl,-z,relro,-z,now' "$at/$name/fourtell" .)
	GOOS=linux GOARCH=$arch CGO_ENABLED=0 build '' "$at/$name/fourtell-dealer" ./cmd/dealer
	cp dist/install.sh dist/org.fourtell.Fourtell.desktop dist/org.fourtell.Fourtell.metainfo.xml README.md "$at/$name/"
	for size in 16 32 48 256; do cp "assets/art/icon-$size.png" "$at/$name/icons/$size.png"; done
	cp web/page/icon.svg "$at/$name/icons/scalable.svg"
	manual "$at/$name"
	gzip -n9 "$at/$name"/man/*.6
	licences "$at/$name"
	beside "$at/$name"
	stamp "$at/$name"
	tar --sort=name --owner=0 --group=0 --numeric-owner -C "$at" -cf - "$name" | gzip -n9 >"$out/$name.tar.gz"
	changelog "$at/changelog.gz"
	cp dist/lintian-overrides "$at/"
	touch -d "@$SOURCE_DATE_EPOCH" "$at/changelog.gz" "$at/lintian-overrides"
	for kind in deb rpm; do
		said=$(ARCH=$arch AT=$at/$name BESIDE=$at VERSION=$version MAINTAINER=$maintainer \
			go run "$nfpm" package -f dist/nfpm.yaml -p $kind -t "$out/") || { say "$said" >&2; exit 1; }
	done
	dist/appimage.sh "$arch" "$at/$name" "$out/$name.AppImage"
	[ "$arch" = arm64 ] || dist/flatpak.sh "$at/$name" "$out/$name.flatpak"
}
