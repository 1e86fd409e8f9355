// Package version says which Fourtell this is, for every program of the house.
//
// Contract: it imports nothing of ours, so that the first line of a program can say it.
package version

import "runtime/debug"

// release is the release's name, put in by the linker: -ldflags "-X fourtell/version.release=1.2". A constant in all but
// that, and never written to.
var release string

// Name is what this program is called among its others: the release, else the revision it was built from, else that it is
// not known.
func Name() string {
	if release != "" {
		return release
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "development"
	}
	return nameOf(info.Settings)
}

// nameOf reads the revision out of what the compiler has noted.
func nameOf(noted []debug.BuildSetting) string {
	revision, changed := "", ""
	for _, one := range noted {
		switch {
		case one.Key == "vcs.revision":
			revision = one.Value[:min(len(one.Value), 12)]
		case one.Key == "vcs.modified" && one.Value == "true":
			changed = "+"
		}
	}
	if revision == "" {
		return "development"
	}
	return revision + changed
}
