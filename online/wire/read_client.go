package wire

import (
	"encoding/hex"
	"encoding/json"
	"unicode/utf8"

	"fourtell/engine"
)

// asked is a request that can be held to its limits; tidy cleans what it may, and says what it must not.
type asked interface {
	Body
	tidy() *Fault
}

// ReadClient reads a frame of a client. The error is a *Fault.
func ReadClient(frame []byte) (Message, error) {
	if len(frame) > MostFrame {
		return Message{}, &Fault{Code: TooBig, Why: "a frame has at most 16 KiB"}
	}
	if !utf8.Valid(frame) {
		return Message{}, bad(0, "a frame is text in UTF-8")
	}
	var h head
	if err := json.Unmarshal(frame, &h); err != nil {
		return Message{}, bad(0, engine.Plain(err, frame).Error())
	}
	if h.ID > mostID {
		return Message{}, bad(0, "id: a whole number, from 1 to 2^53")
	}
	body := ask(h.T)
	if body == nil {
		return Message{}, bad(h.ID, "t: there is no "+engine.Quote(h.T))
	}
	if err := json.Unmarshal(frame, body); err != nil {
		return Message{}, bad(h.ID, engine.Plain(err, frame).Error())
	}
	if f := body.tidy(); f != nil {
		f.Re = h.ID
		return Message{}, f
	}
	return Message{ID: h.ID, Body: body}, nil
}

func bad(re uint64, why string) *Fault { return &Fault{Code: BadMessage, Re: re, Why: why} }

// none of these has anything to hold to a limit.
func (*List) tidy() *Fault  { return nil }
func (*Sit) tidy() *Fault   { return nil }
func (*Stand) tidy() *Fault { return nil }
func (*Leave) tidy() *Fault { return nil }
func (*Ready) tidy() *Fault { return nil }
func (*Start) tidy() *Fault { return nil }
func (*Next) tidy() *Fault  { return nil }
func (*Again) tidy() *Fault { return nil }
func (*Sync) tidy() *Fault  { return nil }
func (*Ping) tidy() *Fault  { return nil }

func (h *Hello) tidy() *Fault {
	if h.V != Version {
		return &Fault{Code: BadVersion, Why: "v: this house speaks version 1"}
	}
	if !validToken(h.Token) {
		return bad(0, "token: 22 to 128 characters of base64url")
	}
	name, ok := CleanName(h.Name)
	if !ok {
		return &Fault{Code: BadName, Why: "name: 1 to 20 letters that can be seen"}
	}
	h.Name = name
	if !isWord(h.Lang) {
		h.Lang = ""
	}
	if h.Since != nil && room(&h.Since.Room) != nil {
		h.Since = nil // who comes from nowhere is as welcome
	}
	return nil
}

func (c *Create) tidy() *Fault {
	if c.Name != "" {
		name, ok := CleanRoomName(c.Name)
		if !ok {
			return &Fault{Code: BadName, Why: "name: letters that can be seen"}
		}
		c.Name = name
	}
	if c.Chat == "" {
		c.Chat = ChatFree
	}
	switch {
	case !isWord(c.Game):
		return bad(0, "game: there is no "+engine.Quote(c.Game))
	case len(c.Rules) > longestRules:
		return bad(0, "rules: they are too long")
	case c.Deal != "" && c.Deal != DealHouse && c.Deal != DealPlayer:
		return bad(0, "deal: house or player")
	}
	if f := chat(c.Chat); f != nil {
		return f
	}
	return seats(c.Seats)
}

func (j *Join) tidy() *Fault {
	if j.As == "" {
		j.As = AsSeat
	}
	if j.As != AsSeat && j.As != AsWatch && j.As != AsSealed {
		return bad(0, "as: seat, watch or sealed")
	}
	return room(&j.Room)
}

func (s *Set) tidy() *Fault {
	if s.Name != nil {
		name, ok := CleanRoomName(*s.Name)
		if !ok {
			return &Fault{Code: BadName, Why: "name: letters that can be seen"}
		}
		s.Name = &name
	}
	if s.Game != nil && !isWord(*s.Game) {
		return bad(0, "game: there is no "+engine.Quote(*s.Game))
	}
	if s.Rules != nil && len(*s.Rules) > longestRules {
		return bad(0, "rules: they are too long")
	}
	if s.Chat != nil {
		if f := chat(*s.Chat); f != nil {
			return f
		}
	}
	if s.Seats != nil {
		return seats(*s.Seats)
	}
	return nil
}

func (b *SetBot) tidy() *Fault {
	if b.Seat < 0 || b.Seat >= MaxSeats {
		return bad(0, "seat: there is none with this number")
	}
	if !isWord(b.Level) || !isWord(b.Guest) {
		return bad(0, "level or guest: there is none of this name")
	}
	return nil
}

func (k *Kick) tidy() *Fault { return uid(k.UID) }
func (h *Host) tidy() *Fault { return uid(h.UID) }

func (r *Relay) tidy() *Fault {
	if len(r.Box) == 0 || len(r.Box) > MostBox {
		return bad(0, "box: 1 byte to 8 KiB, as base64")
	}
	if r.To != "" {
		return uid(r.To)
	}
	return nil
}

func (s *Say) tidy() *Fault {
	if utf8.RuneCountInString(s.Text) > LongestText {
		return &Fault{Code: TooBig, Why: "text: at most 280 letters"}
	}
	text, ok := CleanText(s.Text)
	if !ok {
		return bad(0, "text: letters that can be seen")
	}
	s.Text = text
	return nil
}

func (p *Past) tidy() *Fault {
	if p.N < 0 {
		return bad(0, "a room's rounds have numbers from 1 on")
	}
	if p.Room == "" {
		return nil
	}
	return room(&p.Room)
}

func (s *Share) tidy() *Fault {
	if b, err := hex.DecodeString(s.Share); err != nil || len(b) != shareBytes || hex.EncodeToString(b) != s.Share {
		return bad(0, "share: 32 hexadecimal digits")
	}
	return nil
}

func (e *Emote) tidy() *Fault {
	if !isEmote(e.Emote) {
		return bad(0, "emote: there is no "+engine.Quote(e.Emote))
	}
	return nil
}

func (p *Phrase) tidy() *Fault {
	if !isPhrase(p.Phrase) {
		return bad(0, "phrase: there is no "+engine.Quote(p.Phrase))
	}
	return nil
}

func (d *Do) tidy() *Fault {
	switch c := &d.Command; {
	case c.Verb == engine.NoVerb:
		return bad(0, "c: there is no command")
	case len(c.Cards) > mostCards:
		return bad(0, "c: too many cards")
	}
	return nil
}

func room(c *RoomCode) *Fault {
	code, ok := ParseRoomCode(string(*c))
	if !ok {
		return &Fault{Code: NoRoom, Why: "room: a code has 6 letters"}
	}
	*c = code
	return nil
}

func uid(u UID) *Fault {
	if !u.Valid() {
		return bad(0, "uid: it is none")
	}
	return nil
}

func seats(n int) *Fault {
	if err := engine.CheckSeats(n); err != nil {
		return bad(0, "seats: "+err.Error())
	}
	return nil
}

func chat(c string) *Fault {
	if c != ChatFree && c != ChatPhrases {
		return bad(0, "chat: free or phrases")
	}
	return nil
}

// isWord says whether a text may be a name that is not people's: a game's, a level's, a language's.
func isWord(s string) bool {
	for _, c := range []byte(s) {
		if (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && (c < '0' || c > '9') && c != '-' && c != '_' && c != ':' && c != '.' {
			return false
		}
	}
	return len(s) <= longestWord
}
