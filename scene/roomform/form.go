package roomform

import (
	"maps"
	"slices"
	"strconv"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/online/wire"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Form is the dialog.
type Form struct {
	stage.Dialog
	Title, Verb string
	Of          wire.Create // what it shows at first; without rules those that were set last
	Least       int         // seats there are at least: somebody sits on them
	Ask         func(s *stage.Stage, to *wire.Create, answer func(*wire.No))
	Board       func(s *stage.Stage, game, rules string, take func(*stage.Stage, string)) stage.Modal // where every switch is set; nil: nowhere

	Name         *kit.Button // on a press another
	Seats, Rules *kit.Stepper
	Edit         *kit.Button // to the board
	Who, Chat    *kit.Segments
	Done, Shut   *kit.Button

	sets        []ruleSet // those of the stepper
	called      string
	named, whos string
	chats       string
	k           float32
	in          input.Tick
	fault       fault
}

// Enter makes the rows.
func (m *Form) Enter(s *stage.Stage) {
	l := s.Lang()
	m.called = engine.CleanLabel(m.Of.Name, wire.LongestRoomName)
	m.named, m.whos, m.chats = l.Say(words.LobbyRoomName), l.Say(words.LobbyRoomWho), l.Say(words.LobbyRoomChat)
	m.Name = &kit.Button{Text: m.called, Note: m.named, Size: 20, OnPress: m.rename}
	least := max(m.Least, wire.MinSeats)
	m.Seats = &kit.Stepper{Text: l.Say(words.LobbyRoomSeats), At: min(max(m.Of.Seats, least), wire.MaxSeats) - least}
	for n := least; n <= wire.MaxSeats; n++ {
		m.Seats.Values = append(m.Seats.Values, strconv.Itoa(n))
	}
	m.Rules = &kit.Stepper{Text: l.Say(words.LobbyRoomRules)}
	m.choices(s)
	m.Edit = &kit.Button{Text: l.Say(words.WaitingEdit), Size: 18, OnPress: m.edit}
	m.Who = &kit.Segments{Text: m.whos, Words: []string{l.Say(words.LobbyRoomAll), l.Say(words.LobbyRoomCode)}, OnChange: func(s *stage.Stage, at int) { m.lay(s) }}
	m.Chat = &kit.Segments{Text: m.chats, Words: []string{l.Say(words.LobbyRoomFree), l.Say(words.LobbyRoomPhrases)}}
	if !m.Of.Open {
		m.Who.At = 1
	}
	if !m.Of.Open && m.Of.Chat == wire.ChatPhrases {
		m.Chat.At = 1
	}
	m.Done = &kit.Button{Text: m.Verb, Kind: kit.CoralVerb, Size: 20, OnPress: m.submit}
	m.Shut = &kit.Button{Text: l.Say(words.ButtonCancel), Size: 20, OnPress: func(s *stage.Stage) { s.Close(m) }}
	m.lay(s)
	m.Group.SetFocus(m.Done)
	s.Speech().Say(m.Title + ". ")
	s.Speech().Placed(m.Done, m.Group.Nodes)
}

// ruleSet is a game, "" the usual one, and its rules as text.
type ruleSet struct{ game, text string }

// choices are the rule sets to choose from: the one that stands, the house's, and one's own. A room that there is keeps its game.
func (m *Form) choices(s *stage.Stage) {
	if first := m.Of.Rules; first != "" {
		m.offer(s, m.Of.Game, first)
	} else {
		m.offer(s, s.Settings().Game, s.Settings().Chosen(s.Settings().Game).Rules)
	}
	for i, book := range games.All() {
		game := book.Name()
		if m.Of.Rules != "" && !kit.SameGame(m.Of.Game, game) {
			continue
		}
		if i == 0 {
			game = ""
		}
		for _, name := range book.Presets() {
			m.offer(s, game, name)
		}
		own := s.Settings().Chosen(game).Presets
		for _, name := range slices.Sorted(maps.Keys(own)) {
			m.offer(s, game, own[name])
		}
	}
}

// offer adds a rule set to those, and says where among them it is; one that is there already is there once. -1: it is none.
func (m *Form) offer(s *stage.Stage, game, text string) int {
	rules, err := games.Rules(game, text)
	if err != nil {
		return -1
	}
	if at := slices.IndexFunc(m.sets, func(t ruleSet) bool {
		other, err := games.Rules(t.game, t.text)
		return err == nil && kit.SameGame(t.game, game) && other.String() == rules.String()
	}); at >= 0 {
		return at
	}
	m.sets = append(m.sets, ruleSet{game, text})
	m.Rules.Values = append(m.Rules.Values, kit.Played(s, game, text))
	return len(m.sets) - 1
}

// edit goes to the board of every switch.
func (m *Form) edit(s *stage.Stage) {
	set := m.sets[m.Rules.At]
	s.Open(m.Board(s, set.game, set.text, func(s *stage.Stage, text string) {
		if at := m.offer(s, set.game, text); at >= 0 {
			m.Rules.At = at
			m.Rules.Speak(s)
			s.Redraw()
		}
	}))
}

// rename asks for another name.
func (m *Form) rename(s *stage.Stage) {
	l := s.Lang()
	s.Open(&kit.Entry{Title: m.named, Accept: l.Say(words.ButtonOK), Field: kit.TextField{Line: kit.Line{Text: m.called, Most: wire.LongestRoomName}},
		Check: func(name string) string {
			if engine.CheckLabel(name, wire.LongestRoomName) != nil {
				return l.Rooms().No(string(wire.BadName))
			}
			return ""
		},
		Take: func(s *stage.Stage, name string) {
			m.called, m.Name.Text = name, name
			m.Name.Speak(s)
		}})
}

// to is what the room is to be like. Who comes by chance has set phrases.
func (m *Form) to() *wire.Create {
	n, _ := strconv.Atoi(m.Seats.Values[m.Seats.At])
	c := &wire.Create{Name: m.called, Rules: m.Of.Rules, Seats: n, Open: m.Who.At == 0, Chat: wire.ChatPhrases}
	if len(m.sets) > 0 {
		c.Game, c.Rules = m.sets[m.Rules.At].game, m.sets[m.Rules.At].text
	}
	if !c.Open && m.Chat.At == 0 {
		c.Chat = wire.ChatFree
	}
	return c
}

// submit hands it in. What is wrong with it stays to be put right.
func (m *Form) submit(s *stage.Stage) {
	c := m.to()
	m.Done.Off = true
	m.tell(s, nil, "")
	m.Ask(s, c, func(no *wire.No) {
		m.Done.Off = false
		if no == nil {
			s.Close(m)
			return
		}
		m.refused(s, no)
	})
}

// Update follows the rows; Escape leaves everything as it was.
func (m *Form) Update(s *stage.Stage, in *input.Tick) error {
	if in.Take(input.ActCancel) {
		s.Close(m)
		return nil
	}
	v := m.in.Scaled(in, m.k)
	in.TakePointer()
	if m.UpdateDialog(s, v) && s.IsOpen(m) {
		m.lay(s)
	}
	return nil
}
