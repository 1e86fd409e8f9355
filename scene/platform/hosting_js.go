package platform

import "fourtell/online/wire"

// HostsTables says that no house runs in a page, and that a page finds no tables nearby.
const HostsTables = false

// OpenHouse opens none.
func OpenHouse(HostOptions) (House, HostTrouble) { return nil, HostNever }

// LookNearby finds none.
func LookNearby(func()) Nearby { return nowhere{} }

// AnnounceNearby tells of none.
func AnnounceNearby(wire.RoomCode, string, []string) Announcement { return nowhere{} }

type nowhere struct{}

func (nowhere) Tables() []NearTable { return nil }
func (nowhere) Close()              {}
