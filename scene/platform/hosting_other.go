//go:build !js

package platform

import (
	"errors"
	"strings"

	"fourtell/online/front"
	"fourtell/online/hosting"
	"fourtell/online/nearby"
	"fourtell/online/wire"
)

// HostsTables says whether a house may run here, and tables nearby be found.
const HostsTables = true

// OpenHouse opens a house.
func OpenHouse(o HostOptions) (House, HostTrouble) {
	h, err := hosting.Open(hosting.Options{Name: o.Name, Addr: o.At, Notice: front.Notice{Lang: o.Lang, Title: o.Title, Lines: o.Lines}})
	switch {
	case err == nil:
		return h, HostFine
	case errors.Is(err, hosting.ErrNoNetwork):
		return nil, HostNoNetwork
	case errors.Is(err, hosting.ErrTaken):
		return nil, HostTaken
	case errors.Is(err, hosting.ErrAddress):
		return nil, HostElsewhere
	}
	return nil, HostRefused
}

// LookNearby begins to look for tables nearby; that there are others than before is told to woke, from another goroutine.
func LookNearby(woke func()) Nearby { return near{nearby.Look(woke)} }

type near struct{ *nearby.Nearby }

func (n near) Tables() []NearTable {
	found := n.Nearby.Tables()
	all := make([]NearTable, len(found))
	for i, t := range found {
		all[i] = NearTable(t)
	}
	return all
}

// AnnounceNearby begins to tell the local network of a table, whose links are given.
func AnnounceNearby(room wire.RoomCode, name string, links []string) Announcement {
	at := make([]string, len(links))
	for i, l := range links {
		at[i], _, _ = strings.Cut(strings.TrimPrefix(l, "http://"), "/")
	}
	return nearby.Announce(room, name, at)
}
