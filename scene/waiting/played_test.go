//go:build display

package waiting

import (
	"image"
	"strings"
	"testing"

	"fourtell/online/client"
	"fourtell/online/wire"
	"fourtell/scene/company"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

// window is where these tests take place.
func window() image.Point { return image.Pt(1280, 720) }

// choose chooses the line of the open list that begins so.
func (h *house) choose(begins string) {
	h.t.Helper()
	m, ok := h.s.Top().(*kit.ListModal)
	if !ok {
		h.t.Fatalf("%T is open, said %q", h.s.Top(), scenetest.Said(h.s, 3))
	}
	for _, n := range m.Rows {
		if line := n.(*kit.Shelved).Focusable.(*kit.ListLine); strings.HasPrefix(line.Text, begins) {
			m.List.Reveal(line.Bounds())
			m.Group.SetFocus(n)
			h.keys(input.ActConfirm)
			return
		}
	}
	h.t.Fatalf("there is no line %q in %q", begins, m.Title)
}

// keys presses keys one after another, with a moment after each.
func (h *house) keys(list ...input.Action) {
	h.t.Helper()
	for _, a := range list {
		h.in.Key(a)
		for !h.in.Done() {
			h.w.Step(17)
			scenetest.Step(h.t, h.s, 1)
		}
		for range 20 {
			h.w.Step(17)
			scenetest.Step(h.t, h.s, 1)
		}
	}
}

// said fails unless that has been spoken or told.
func (h *house) said(text string) {
	h.t.Helper()
	if all := scenetest.SaidText(h.s, 40); !strings.Contains(all, text) {
		h.t.Errorf("%q is not said: %q", text, all)
	}
}

func TestTheHostFillsTheChairsAndStartsOnceTwoAreTaken(t *testing.T) {
	h := enter(t, window(), stage.DefaultSettings())
	h.opens(&wire.Create{Seats: 3})
	if main := h.screen.verbs.main; main.Text != "Start" || !main.Off || h.screen.verbs.note != "Two seats must be taken before it can start." {
		t.Fatalf("alone, one is offered %q, off %v, %q", main.Text, main.Off, h.screen.verbs.note)
	}
	h.click(h.screen.chairs[1])
	h.choose("Bot · Expert")
	h.rest()
	if got := h.screen.room.Seats[1]; got.Kind != wire.Bot {
		t.Fatalf("the chair has %+v", got)
	}
	h.click(h.screen.chairs[1])
	h.choose("Take ")
	h.rest()
	if got := h.screen.room.Seats[1]; got.Kind != wire.Empty || !h.screen.verbs.main.Off {
		t.Fatalf("the chair has %+v", got)
	}
	h.click(h.screen.chairs[2])
	h.choose("Theo")
	h.rest()
	h.click(h.screen.verbs.main)
	h.until("the way leads to the table", func() bool { return h.at != nil })
	if h.at != h.l.Place() || !h.at.Begun() {
		t.Error("it leads to another one")
	}
}

func TestAPlayerReadiesStandsUpAndSitsDownElsewhere(t *testing.T) {
	h := enter(t, window(), stage.DefaultSettings())
	host := h.comes("Bea")[0]
	_ = host.Ask(&wire.Create{Seats: 4}, nil)
	h.until("the room is open", func() bool { return host.Place() != nil })
	h.joins(host, wire.AsSeat)
	seat := func() *wire.Seat { return &h.screen.room.Seats[1] }
	h.keys(input.ActSkip) // Space
	if !seat().Ready || h.screen.verbs.main.Text != "Not ready yet" {
		t.Fatalf("after Space: %+v, %q", seat(), h.screen.verbs.main.Text)
	}
	h.click(h.screen.verbs.main)
	if seat().Ready {
		t.Fatal("one cannot take it back")
	}
	h.click(h.screen.chairs[3])
	if h.screen.seat != 3 || seat().Kind != wire.Empty {
		t.Fatalf("one sits on %d", h.screen.seat)
	}
	h.click(h.screen.verbs.stand)
	if h.screen.seat >= 0 || h.screen.role != wire.RoleWatch || h.screen.verbs.main.Text != "Sit here" {
		t.Fatalf("one sits on %d, and is offered %q", h.screen.seat, h.screen.verbs.main.Text)
	}
	x, y := h.screen.verbs.main.Center()
	h.in.Tap(x, y)
	h.rest()
	if h.screen.seat < 0 {
		t.Error("a finger finds no chair")
	}
}

func TestTheRoomIsUsedByKeysAloneAndToldToWhoDoesNotSee(t *testing.T) {
	h := enter(t, window(), stage.DefaultSettings())
	h.opens(&wire.Create{Name: "Regulars", Seats: 2})
	for _, text := range []string{"Regulars", "You are the host", "Room code: ", "1 of 2 seats", "You sit at the table", "Two seats must be taken"} {
		h.said(text)
	}
	on := func(begins string) bool {
		for range 40 {
			if said := scenetest.Said(h.s, 1); len(said) > 0 && strings.HasPrefix(said[0], begins) {
				return true
			}
			h.keys(input.ActTab)
		}
		return false
	}
	if !on("Seat 2. Sit here, or add a bot") {
		t.Fatalf("Tab does not come to the free chair: %q", scenetest.Said(h.s, 30))
	}
	h.keys(input.ActConfirm)
	if m, ok := h.s.Top().(*kit.ListModal); !ok || m.Title != "Who shall sit here?" {
		t.Fatalf("%T is open", h.s.Top())
	}
	h.keys(input.ActConfirm)
	h.rest()
	if h.screen.room.Seats[1].Kind != wire.Bot {
		t.Fatalf("the chair has %+v", h.screen.room.Seats[1])
	}
	h.keys(input.ActSkip)
	h.until("the way leads to the table", func() bool { return h.at != nil })
}

func TestWhoLeavesComesToTheLobbyAndIsToldSo(t *testing.T) {
	h := enter(t, window(), stage.DefaultSettings())
	h.opens(&wire.Create{Seats: 2})
	h.keys(input.ActCancel)
	if m, ok := h.s.Top().(*kit.ListModal); !ok || m.Title != "Leave this room?" {
		t.Fatalf("Escape opens %T", h.s.Top())
	}
	h.keys(input.ActConfirm)
	if h.lobbies != 0 || h.s.Top() != nil {
		t.Fatal("the first thing offered is not to stay")
	}
	h.click(h.screen.verbs.leave)
	h.choose("Leave")
	h.until("the lobby stands", func() bool { return h.lobbies == 1 })
	h.said("You have left the room.")
	if h.l.Place() != nil {
		t.Error("one is in the room all the same")
	}
}

func TestWhoIsPutOutComesToTheLobbyAndIsToldSo(t *testing.T) {
	h := enter(t, window(), stage.DefaultSettings())
	host := h.comes("Bea")[0]
	_ = host.Ask(&wire.Create{Seats: 4}, nil)
	h.until("the room is open", func() bool { return host.Place() != nil })
	h.joins(host, wire.AsSeat)
	_ = host.Ask(&wire.Kick{UID: h.l.Client().UID()}, nil)
	h.until("the lobby stands", func() bool { return h.lobbies == 1 })
	h.said("The host has put you out of the room.")
}

func TestTheHostHandsTheRoleOnAndPutsSomebodyOutByTheirPlate(t *testing.T) {
	h := enter(t, window(), stage.DefaultSettings())
	h.opens(&wire.Create{Seats: 3})
	others := h.comes("Bea", "Kit")
	h.click(h.screen.chairs[2])
	h.choose("Put Kit out")
	h.until("Kit is out", func() bool { return others[1].Place() == nil })
	h.click(h.screen.chairs[1])
	h.choose("Make Bea the host")
	h.rest()
	if h.screen.room.Host != others[0].UID() || h.screen.verbs.main.Text != "Ready" || h.screen.about != "Room by code · Bea is the host" {
		t.Errorf("the host is %s; one is offered %q under %q", h.screen.called(h.screen.room.Host), h.screen.verbs.main.Text, h.screen.about)
	}
}

func TestWhoWatchesIsListedAndPutOut(t *testing.T) {
	h := enter(t, window(), stage.DefaultSettings())
	h.opens(&wire.Create{Seats: 3})
	lio := h.w.Come("Lio")
	h.until("Lio is known", func() bool { return lio.State() == client.Here })
	_ = lio.Ask(&wire.Join{Room: h.l.Place().Room().Code, As: wire.AsWatch}, nil)
	h.rest()
	if h.screen.watch != "1 watching" || h.screen.watching != "Lio" {
		t.Fatalf("it says %q, %q", h.screen.watch, h.screen.watching)
	}
	h.click(&h.screen.looks)
	h.choose("Lio")
	h.choose("Put Lio out")
	h.until("Lio is out", func() bool { return lio.Place() == nil })
}

func TestSomebodyIsNotListenedToAnyMore(t *testing.T) {
	h := enter(t, window(), stage.DefaultSettings())
	h.opens(&wire.Create{Seats: 3})
	bea := h.comes("Bea")[0]
	h.click(h.screen.chairs[1])
	h.choose("Hear no more of Bea")
	if !stage.Way[*company.Talk](h.s).Muted(bea.UID()) {
		t.Fatal("she is heard")
	}
	_ = bea.Ask(&wire.Phrase{Phrase: "hurry"}, nil)
	h.rest()
	if strings.Contains(scenetest.SaidText(h.s, 20), "Hurry up!") {
		t.Error("what she says is told")
	}
	h.click(h.screen.chairs[1])
	h.choose("Hear Bea again")
	if stage.Way[*company.Talk](h.s).Muted(bea.UID()) {
		t.Error("she is not heard again")
	}
}

func TestTheLinkIsCopied(t *testing.T) {
	h := enter(t, window(), stage.DefaultSettings())
	h.opens(&wire.Create{Seats: 3})
	h.click(h.screen.invite.copy)
	link, err := client.ParseLink(h.s.Options().Clipboard.(*scenetest.Clipboard).Text, "")
	if err != nil || link.House != "https://house.example" || link.Room != h.l.Place().Room().Code {
		t.Errorf("copied is %+v, %v", link, err)
	}
	h.said("Copied")
}

func TestTheLinkIsSentByTheSystemsSheetAndCopiedWhereThatFails(t *testing.T) {
	for what, fails := range map[string]bool{"it opens": false, "it does not": true} {
		t.Run(what, func(t *testing.T) {
			h := enterWith(t, window(), stage.DefaultSettings(), sheet{has: true, fails: fails})
			h.opens(&wire.Create{Name: "Regulars", Seats: 3})
			h.click(h.screen.invite.share)
			link, err := client.ParseLink(h.sheet.link, "")
			if err != nil || link.Room != h.l.Place().Room().Code || h.sheet.title != "Regulars" {
				t.Errorf("sent is %q, %+v, %v", h.sheet.title, link, err)
			}
			if copied := h.s.Options().Clipboard.(*scenetest.Clipboard).Text; (copied == h.sheet.link) != fails {
				t.Errorf("copied is %q", copied)
			}
		})
	}
	h := enter(t, window(), stage.DefaultSettings())
	h.opens(&wire.Create{Seats: 3})
	if h.screen.invite.share != nil {
		t.Error("it is offered where the system has none")
	}
}

func TestALineThatBreaksIsToldAndSoIsItsComingBack(t *testing.T) {
	h := enter(t, window(), stage.DefaultSettings())
	h.opens(&wire.Create{Seats: 3})
	h.w.Away = true
	h.w.CutAll()
	h.until("it is told", func() bool { return strings.Contains(scenetest.SaidText(h.s, 5), "You have lost the line") })
	h.w.Away = false
	h.until("one is back", func() bool { return strings.Contains(scenetest.SaidText(h.s, 5), "You are back.") })
	if h.lobbies > 0 || h.screen.room.Seats[0].UID != h.l.Client().UID() {
		t.Error("one's seat is gone")
	}
}

func TestAMatchThatIsOverIsPlayedAgain(t *testing.T) {
	h := enter(t, window(), stage.DefaultSettings())
	h.opens(&wire.Create{Seats: 2, Rules: "classic,leaver=walkover"})
	bea := h.comes("Bea")[0]
	h.click(h.screen.verbs.main)
	h.until("the way leads to the table", func() bool { return h.at != nil })
	_ = bea.Ask(&wire.Leave{}, nil)
	h.until("the match is over", func() bool { return h.l.Place().Room().State == wire.Finished })
	h.at = nil
	h.show()
	if main := h.screen.verbs.main; main.Text != "Rematch" || main.Off || h.at != nil {
		t.Fatalf("after the match one is offered %q, off %v", main.Text, main.Off)
	}
	h.click(h.screen.verbs.main)
	if !h.screen.waits() || h.screen.verbs.main.Text != "Start" || h.at != nil {
		t.Errorf("then the room is %s, and one is offered %q", h.screen.room.State, h.screen.verbs.main.Text)
	}
}

func TestANoOfTheHouseIsTold(t *testing.T) {
	h := enter(t, window(), stage.DefaultSettings())
	host := h.comes("Bea")[0]
	_ = host.Ask(&wire.Create{Seats: 3}, nil)
	h.until("the room is open", func() bool { return host.Place() != nil })
	h.joins(host, wire.AsSeat)
	h.screen.sit(h.s, 0)
	h.rest()
	h.said("Somebody sits there already.")
}

func TestARoomInWhichNothingHappensIsNotDrawn(t *testing.T) {
	h := enter(t, window(), stage.DefaultSettings())
	h.opens(&wire.Create{Seats: 3})
	for range 6 {
		h.rest()
	}
	scenetest.Shot(h.s)
	h.s.Frame().Dirty = false
	for range 200 {
		h.w.Step(17)
		scenetest.Step(t, h.s, 1)
		if h.s.Frame().Dirty {
			t.Fatal("it asks to be drawn")
		}
	}
}
