# Which Fourtell this is; it is read by dist/build.sh and dist/macos.sh, at the top of the project.

# A tag names a release; between them it is the first version to be, with how many changes it holds.
version() {
	if [ -n "${VERSION:-}" ]; then
		echo "${VERSION#v}"
	elif tag=$(git describe --tags --match 'v*' --exact-match 2>/dev/null); then
		echo "${tag#v}"
	elif count=$(git rev-list --count HEAD 2>/dev/null); then
		echo "0.1.0+$count.g$(git rev-parse --short=7 HEAD)"
	else
		echo 0.1.0
	fi
}
