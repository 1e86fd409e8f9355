package client

import (
	"encoding/base64"
	"errors"
	"net/url"
	"strings"

	"fourtell/online/wire"
)

// Link is the address of a room: of a house and, where it names one, of the room.
type Link struct {
	House string // its origin, as https://HOST or http://HOST:PORT
	Room  wire.RoomCode
	Key   string // of a table that a player deals, which the house never sees: 43 characters of base64url; "": the house deals
}

// ErrNoLink is a text that leads nowhere.
var ErrNoLink = errors.New("that is no link to a room: it looks like https://HOST/#K7QF2M")

// ParseLink reads a link as people hand it on: with or without https://, with or without a room. A code alone is a link within
// the house one is at, whose origin is given.
func ParseLink(text, at string) (Link, error) {
	text = strings.TrimSpace(text)
	if code, ok := wire.ParseRoomCode(strings.TrimPrefix(text, "#")); ok {
		if at == "" {
			return Link{}, ErrNoLink
		}
		return Link{House: at, Room: code}, nil
	}
	if !strings.Contains(text, "://") {
		text = "https://" + text
	}
	u, err := url.Parse(text)
	if err != nil || u.Host == "" || u.Scheme != "https" && u.Scheme != "http" || u.User != nil || strings.ContainsAny(u.Host, " \t") {
		return Link{}, ErrNoLink
	}
	l := Link{House: u.Scheme + "://" + strings.ToLower(u.Host)}
	if u.Fragment != "" {
		text, key, sealed := strings.Cut(u.Fragment, ".")
		code, ok := wire.ParseRoomCode(text)
		if !ok || sealed && !isKey(key) {
			return Link{}, ErrNoLink
		}
		l.Room, l.Key = code, key
	}
	return l, nil
}

// String is the link as it is handed on.
func (l Link) String() string {
	if l.Room == "" {
		return l.House + "/"
	}
	if l.Key != "" {
		return l.House + "/#" + string(l.Room) + "." + l.Key
	}
	return l.House + "/#" + string(l.Room)
}

// isKey says whether a text may be a link's key: 32 bytes in base64url.
func isKey(text string) bool {
	b, err := base64.RawURLEncoding.Strict().DecodeString(text)
	return err == nil && len(b) == 32
}

// Socket is the address of the house's door.
func (l Link) Socket() string {
	return "ws" + strings.TrimPrefix(l.House, "http") + "/v1/ws"
}
