package main

import (
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"fourtell/online/wire"
	"fourtell/room"
)

// A terminal that is closed and begun again is the same person, on the same chair, under the same name, in their language.
func TestWhoComesBackToATerminalHasTheirChairAgain(t *testing.T) {
	h := newHost(t, "classic,leaver=wait")
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	first := exec.Command(self, "play", "--join", h.link, "--name", "Bo")
	first.Env = append(os.Environ(), asDealer+"=1")
	if _, err := first.StdinPipe(); err != nil { // the end of the input would leave the room
		t.Fatal(err)
	}
	if err := first.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = first.Process.Kill() })
	h.until("Bo sits", func() bool { return len(h.people()) == 2 })
	bo := h.people()[1]
	h.start()
	_ = first.Process.Kill()
	_ = first.Wait()
	h.until("Bo is gone", func() bool { return h.people()[1].Here == wire.HereGone })
	again := joins(t, nil, "--join", h.link, "--language", "pl")
	h.until("Bo is back", again.shows("Siedzisz przy stole."))
	if now := h.people()[1]; now.UID != bo.UID || now.Name != "Bo" {
		t.Errorf("%+v was %+v", now, bo)
	}
	dir, err := room.DataDir()
	if err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(filepath.Join(dir, "online.json"))
	if err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o600 {
		t.Errorf("the secret lies there as %v, %v", info, err)
	}
	fresh := joins(t, nil, "--join", h.link, "--new", "--name", "Cy")
	h.until("somebody new is somebody else, who watches", func() bool { return len(h.Place().Room().Watching) == 1 })
	if w := h.Place().Room().Watching[0]; w.Name != "Cy" || w.UID == bo.UID {
		t.Errorf("%+v", w)
	}
	again.say("quit")
	fresh.say("quit")
	h.until("both have left", func() bool { return len(again.code) == 1 && len(fresh.code) == 1 })
}

func TestATerminalTakesChairsAndHostsARoom(t *testing.T) {
	h := newHost(t, "classic,score=single")
	j := joins(t, nil, "--join", h.link, "--name", "Bo")
	h.until("Bo sits", j.shows("You sit at the table."))
	bo := h.people()[1].UID
	room := func() wire.Room { return h.Place().Room() }

	j.say("stand")
	h.until("Bo watches", func() bool { return len(room().Watching) == 1 && room().Watching[0].UID == bo })
	j.say("sit 7")
	h.until("there is no such chair", j.shows("Which chair? From 0 to 1."))
	j.say("sit 0")
	h.until("that chair is taken", j.shows("Somebody sits there already."))
	j.say("sit 1")
	h.until("Bo has a chair again", func() bool { return len(h.people()) == 2 })
	for text, want := range map[string]string{"kick Ann": "host", "set classic": "host", "bot 1": "host", "host Bo": "host"} {
		before := strings.Count(j.text(), "Only the host may do that.")
		j.say(text)
		h.until(text+" is for the "+want+" alone", func() bool { return strings.Count(j.text(), "Only the host may do that.") > before })
	}

	_ = h.Ask(&wire.Host{UID: bo}, nil)
	h.until("Bo is the host", func() bool { return room().Host == bo })
	j.say("set official,target=300")
	h.until("the rules are others", func() bool { return strings.Contains(room().Rules, "target=300") })
	j.say("rules classic,hand_size=5")
	h.until("by that word too", func() bool { return room().Rules == "classic,hand_size=5" })
	j.say("set nonsense")
	h.until("what is no rules is told", j.shows("nonsense"))
	j.say("kick Zoe")
	h.until("nobody is called so", j.shows("Whom? A name, or the number of a chair; room tells them."))
	ann := h.UID()
	j.say("host 0")
	h.until("Ann is the host", func() bool { return room().Host == ann })
	_ = h.Ask(&wire.Host{UID: bo}, nil)
	h.until("Bo is the host again", func() bool { return room().Host == bo })
	j.say("kick ann")
	h.until("Ann is out", func() bool { return h.Place() == nil })
	tells := func(what, word, wanted string) { // until room tells that it is so
		j.say(word)
		from := len(j.text())
		h.until(what, func() bool {
			j.say("room")
			time.Sleep(20 * time.Millisecond)
			return strings.Contains(j.text()[from:], wanted)
		})
	}
	j.say("bot 0 easy")
	h.until("there is no such level", j.shows("Which level? beginner, "))
	tells("a bot sits there", "bot 0 beginner", "0 Beginner: a bot\n")
	tells("the chair is free", "bot 0 off", "0 free\n")
	tells("the usual bot sits there", "bot 0", "0 Skilled: a bot\n")
	j.say("start")
	h.until("the cards are dealt", j.shows("Top: "))
	j.say("quit")
	h.until("it ends", func() bool { return len(j.code) == 1 })
}

// A house that is away is waited for with a word, and entered once it is there.
func TestAHouseThatIsAwayIsWaitedForWithAWord(t *testing.T) {
	h := newHost(t, "classic")
	door, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer door.Close()
	var open atomic.Bool
	house := h.line.Addr().String()
	go func() {
		for {
			c, err := door.Accept()
			if err != nil {
				return
			}
			if !open.Load() {
				_ = c.Close()
				continue
			}
			inside, err := net.Dial("tcp", house)
			if err != nil {
				return
			}
			go func() { _, _ = io.Copy(inside, c); _ = inside.Close() }()
			go func() { _, _ = io.Copy(c, inside); _ = c.Close() }()
		}
	}()
	j := joins(t, nil, "--join", "http://"+door.Addr().String()+"/#"+string(h.Place().Room().Code), "--name", "Bo")
	h.until("it is told", func() bool { return strings.Contains(j.told(), "does not answer yet; trying on") })
	open.Store(true)
	h.until("Bo sits", j.shows("You sit at the table."))
	if strings.Count(j.told(), "\n") != 1 {
		t.Errorf("it is told %q", j.told())
	}
	j.say("quit")
	h.until("it ends", func() bool { return len(j.code) == 1 })
}
