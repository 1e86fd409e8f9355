package client

import "fourtell/online/wire"

// News is something that has happened in a room besides the game: What as words.Rooms.News names it, to whom.
type News struct {
	What string
	UID  wire.UID // "" of nobody
	Name string   // theirs; of "rules" the rules
}

// NewsKinds are all that What can be.
func NewsKinds() []string {
	return []string{"came", "left", "sits", "stands", "lost", "back", "bot", "host", "ready", "paused", "dealer", "goes_on", "rules"}
}

// member is somebody in a room.
type member struct {
	uid   wire.UID
	name  string
	sits  bool
	here  wire.Here
	ready bool
}

// members are the people of a room, those with a chair first.
func members(r *wire.Room) (all []member) {
	for _, s := range r.Seats {
		if s.Kind == wire.Person {
			all = append(all, member{s.UID, s.Name, true, s.Here, s.Ready})
		}
	}
	for _, w := range r.Watching {
		all = append(all, member{uid: w.UID, name: w.Name})
	}
	return all
}

// NewsOf is what has happened in a room between two words about it: who came and went, whose line broke and came back, who is host.
func NewsOf(before, after *wire.Room) (all []News) {
	was := map[wire.UID]member{}
	for _, m := range members(before) {
		was[m.uid] = m
	}
	tell := func(what string, m member) { all = append(all, News{what, m.uid, m.name}) }
	for _, is := range members(after) {
		then, there := was[is.uid]
		delete(was, is.uid)
		if !there {
			tell("came", is)
			continue
		}
		switch {
		case is.sits && !then.sits:
			tell("sits", is)
		case !is.sits && then.sits:
			tell("stands", is)
		case !is.sits || is.here == then.here:
		case is.here == wire.HereGone:
			tell("lost", is)
		case is.here == wire.HereBot:
			tell("bot", is)
		case then.here == wire.HereGone || then.here == wire.HereBot:
			tell("back", is)
		}
		if is.ready && !then.ready {
			tell("ready", is)
		}
	}
	for _, m := range members(before) {
		if _, gone := was[m.uid]; gone {
			tell("left", m)
		}
	}
	if after.Host != before.Host {
		for _, m := range members(after) {
			if m.uid == after.Host {
				tell("host", m)
			}
		}
	}
	away, stood := DealerAway(after), DealerAway(before)
	switch {
	case away && !stood:
		all = append(all, News{What: "dealer"})
	case stood && !away && after.State != wire.Finished:
		all = append(all, News{What: "goes_on"})
	case after.State == wire.Paused && before.State != wire.Paused:
		all = append(all, News{What: "paused"})
	case before.State == wire.Paused && after.State == wire.Playing:
		all = append(all, News{What: "goes_on"})
	}
	if after.Rules != before.Rules {
		all = append(all, News{What: "rules", Name: after.Rules})
	}
	return all
}
