package relay

import (
	"slices"

	"fourtell/online/client"
	"fourtell/online/gate"
	"fourtell/online/wire"
)

// guests are those who have come to the table through the house.
type guests struct {
	of     map[wire.UID]*guest
	by     map[gate.Conn]*guest
	all    []*guest // in the order they came
	pace   pace
	broken int
}

// guest is somebody's line, by who they are to the house: for one line alone.
type guest struct {
	uid   wire.UID
	hello []byte    // what they came with, until it is looked at
	talk  *talk     // nil before that
	conn  gate.Conn // 0: none
	boxes [][]byte  // sealed and not handed to the house yet
	shut  bool      // ends when all that was said is out
	over  bool      // is not listened to any more
}

func (g *guests) add(uid wire.UID, hello []byte) *guest {
	n := &guest{uid: uid, hello: hello}
	g.of[uid] = n
	g.all = append(g.all, n)
	return n
}

// refuse listens to somebody no longer, and tells them so.
func (g *guests) refuse(of *guest) {
	if of.over {
		return
	}
	g.broken++
	of.over, of.talk, of.boxes = true, nil, [][]byte{{boxRefused}}
}

// gone forgets, and gives, those who are not in the room any more.
func (g *guests) gone(r *wire.Room) (gone []*guest) {
	g.all = slices.DeleteFunc(g.all, func(of *guest) bool {
		if slices.ContainsFunc(r.Watching, func(w wire.Watcher) bool { return w.UID == of.uid }) {
			return false
		}
		delete(g.of, of.uid)
		gone = append(gone, of)
		return true
	})
	return gone
}

func (g *guests) clear() {
	clear(g.of)
	clear(g.by)
	g.all = nil
}

// flush hands the house what it takes now. What has to wait is sealed when its turn comes, all that was said meanwhile together.
func (g *guests) flush(now int64, house *client.Client) {
	g.pace.fill(now, house.House().Limits.Per10s)
	for i, of := range g.all {
		if len(of.boxes) == 0 && of.talk != nil && g.pace.left >= 1 {
			of.boxes = of.talk.boxes()
		}
		for len(of.boxes) > 0 && g.pace.left >= 1 {
			if !house.Tell(&wire.Relay{To: of.uid, Box: of.boxes[0]}) {
				return
			}
			g.pace.left--
			of.boxes = of.boxes[1:]
		}
		if of.shut && of.talk != nil && len(of.talk.out) == 0 && len(of.boxes) == 0 {
			of.shut, of.over, of.talk, of.boxes = false, true, nil, [][]byte{{boxRefused}}
		}
		if len(of.boxes) > 0 { // whoever waits is first the next time
			g.all = append(g.all[i:len(g.all):len(g.all)], g.all[:i]...)
			return
		}
	}
}

// pace is how many frames the house takes now: a little less than it says, since a box that is refused is one lost.
type pace struct {
	left float64
	at   int64 // Unix ms
}

func (p *pace) fill(now int64, per10s int) {
	if per10s <= 0 {
		per10s = wire.MostPer10s
	}
	most := float64(per10s) * 0.8
	if p.at == 0 {
		p.left = most
	}
	p.left = min(p.left+float64(now-p.at)*most/10_000, most)
	p.at = now
}
