package room

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"fourtell/engine"
)

// SaveVersion is the version of a save this program writes and the newest it reads.
const SaveVersion = 2

const (
	saveMagic   = "fourtell save "
	recordMagic = "fourtell record " // of engine's text
)

// Save is a match put aside: its Record, and what a Record does not say. As text it is a line "fourtell save 2", the Head
// as a line of JSON, and the Record's text, so that it grows by appending; each of these lines stands behind its seal, which
// version 1 did not have. A Record's text alone opens too.
type Save struct {
	Head   Head
	Record engine.Record
}

// Head is what a save knows besides the Record. The room reads Clock and Result alone; the rest is the caller's.
type Head struct {
	Begun   time.Time         `json:"begun"`            // when the match began, by the player's calendar
	Chairs  []string          `json:"chairs,omitempty"` // who sits where, by seat, in the caller's words: "person", "bot hard"
	BotSeed uint64            `json:"bot_seed,omitempty"`
	Notes   map[string]string `json:"notes,omitempty"` // whatever else the caller wants back with it
	Clock   *Stand            `json:"clock,omitempty"`
	Result  *Result           `json:"result,omitempty"` // of a kept record
	Online  *Online           `json:"online,omitempty"` // nil: it was played at this screen
}

// Online is in which room elsewhere a round was played, which stands alone in its save.
type Online struct {
	Room    string          `json:"room"` // its code
	Name    string          `json:"name,omitempty"`
	Created int64           `json:"created"`         // when the room was made, Unix ms by its house
	N       int             `json:"n"`               // the how manieth round it was there
	Proof   json.RawMessage `json:"proof,omitempty"` // by which its deal is checked (online/deal)
}

// Stand is the table's clock after so many commands.
type Stand struct {
	After int           `json:"after"`
	Now   engine.Millis `json:"now"`
}

// Result is how the newest finished round of a record ended.
type Result struct {
	Commands int           `json:"commands"` // of the whole record
	Rounds   int           `json:"rounds"`   // finished rounds
	Over     bool          `json:"over"`     // the match has ended with it
	Winners  []engine.Seat `json:"winners"`  // none = drawn
	Points   []int         `json:"points"`   // the round's, by seat
	Totals   []int         `json:"totals"`   // the match's, by seat
}

// Text is the save as it is stored.
func (s Save) Text() ([]byte, error) {
	var out bytes.Buffer
	if err := s.Head.write(&out); err != nil {
		return nil, err
	}
	err := s.Record.Write(&out)
	text, _ := sealed(out.Bytes())
	return text, err
}

func (h Head) write(out *bytes.Buffer) error {
	b, err := json.Marshal(h)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "%s%d\n%s\n", saveMagic, SaveVersion, b)
	return nil
}

// Export is the Record alone as text: for a file to give away, a bug report, the dealer's replay. Of a round in a room it is a save that
// says of which, with the proof of its deal.
func (s Save) Export() ([]byte, error) {
	if s.Head.Online != nil {
		s.Head = Head{Begun: s.Head.Begun, Online: s.Head.Online}
		return s.Text()
	}
	var out bytes.Buffer
	err := s.Record.Write(&out)
	return out.Bytes(), err
}

// OpenSave reads the text of a save or of a Record, and plays it to see that it is a match. Where only the last line is
// half written, what comes before it is opened, and the Trouble is CutShort; where a name was none, it is opened with another,
// and the Trouble is Renamed; with every other Trouble (Damaged, Foreign, Newer) there is no Save. name is what the Trouble calls the text.
func OpenSave(name string, text []byte) (Save, *Trouble) {
	s, t := readSave(text)
	if t.Opens() {
		_, err := s.Resume(Options{})
		if err == nil && t == nil && s.Head.commands() > len(s.Record.Commands) {
			t = &Trouble{Kind: CutShort, Count: lineCount(text) + 1}
		}
		if err != nil {
			t = &Trouble{Kind: Damaged, Err: err}
		}
	}
	if t == nil {
		return s, nil
	}
	t.Name = name
	if !t.Opens() {
		return Save{}, t
	}
	return s, t
}

// ReadMatch is the Record in the text of a save or of a Record, which may be one that the rules refuse. The Trouble is as
// OpenSave's.
func ReadMatch(name string, text []byte) (engine.Record, *Trouble) {
	s, t := ReadSave(name, text)
	return s.Record, t
}

// ReadSave is ReadMatch with what stands before the Record.
func ReadSave(name string, text []byte) (Save, *Trouble) {
	s, t := readSave(text)
	if t != nil {
		t.Name = name
	}
	return s, t
}

// commands are as many as there were when the head was written, as far as it says.
func (h Head) commands() int {
	n := 0
	if h.Clock != nil {
		n = h.Clock.After
	}
	if h.Result != nil {
		n = max(n, h.Result.Commands)
	}
	return n
}

func lineCount(text []byte) int { return bytes.Count(text, []byte{'\n'}) }

// Resume sets the match on a table, in the same state, with the same question owed and the same clock. o.Record gets the
// commands still to come, not those there are.
func (s Save) Resume(o Options) (*Table, error) {
	t, err := NewTableFromRecord(s.Record, o)
	if err != nil {
		return nil, err
	}
	now := t.Now()
	if c := s.Head.Clock; c != nil && c.After == len(s.Record.Commands) {
		// Never past what is owed: time that passed while nobody played is nobody's.
		now = max(now, min(c.Now, now+latestClock))
	}
	t.set(now)
	return t, nil
}

// View is what a seat knows of the match where it was put aside. The error is Resume's.
func (s Save) View(seat engine.Seat) (engine.Snapshot, error) {
	t, err := s.Resume(Options{})
	if err != nil {
		return engine.Snapshot{}, err
	}
	return t.View(seat), nil
}

// latestClock bounds what a save's clock may be ahead of its last command: a day of table time.
const latestClock engine.Millis = 24 * 60 * 60 * 1000

// readSave reads the text without playing it. The Troubles are without a name.
func readSave(text []byte) (Save, *Trouble) {
	if text = engine.TrimMark(text); len(bytes.TrimSpace(text)) == 0 {
		return Save{}, &Trouble{Kind: Damaged, Err: errors.New("it is empty")}
	}
	first, rest, whole := bytes.Cut(text, []byte{'\n'})
	var s Save
	before := 0 // lines of the save's own
	if magic := strings.TrimRight(string(first), "\r"); !strings.HasPrefix(magic, recordMagic) {
		if t := checkVersion(magic, saveMagic, SaveVersion, whole); t != nil {
			return Save{}, t
		}
		if magic != saveMagic+"1" { // the first one had no sums
			bad := 0
			if rest, bad = unsealed(rest); bad > 0 {
				return Save{}, &Trouble{Kind: Damaged, Err: fmt.Errorf("line %d is not as it was written", bad)}
			}
		}
		head, record, ok := bytes.Cut(rest, []byte{'\n'})
		if !ok {
			return Save{}, &Trouble{Kind: Damaged, Err: errors.New("line 2: it ends before the record")}
		}
		if err := json.Unmarshal(head, &s.Head); err != nil {
			return Save{}, &Trouble{Kind: Damaged, Err: fmt.Errorf("line 2: %w", engine.Plain(err, head))}
		}
		text, before = record, 2
		first, _, whole = bytes.Cut(text, []byte{'\n'})
	}
	if t := checkVersion(strings.TrimRight(string(first), "\r"), recordMagic, engine.RecordVersion, whole); t != nil {
		t.Err = fmt.Errorf("line %d: %w", before+1, t.Err)
		if before > 0 && t.Kind == Foreign {
			t.Kind = Damaged
		}
		return Save{}, t
	}
	return s.readRecord(text, before)
}

// readRecord reads the Record's part, which begins after so many lines, without its last line where that is half written.
func (s Save) readRecord(text []byte, before int) (Save, *Trouble) {
	var cut *Trouble
	if end := bytes.LastIndexByte(text, '\n'); end+1 < len(text) && lineCount(text) >= 2 {
		var c engine.Command
		if json.Unmarshal(text[end+1:], &c) != nil {
			cut = &Trouble{Kind: CutShort, Count: before + lineCount(text) + 1}
			text = text[:end+1]
		}
	}
	// Empty lines are passed over but counted, so that an error tells the line of the whole text.
	r, err := engine.ReadRecord(bytes.NewReader(append(bytes.Repeat([]byte{'\n'}, before), text...)))
	if err != nil {
		return Save{}, &Trouble{Kind: Damaged, Err: err}
	}
	s.Record = r
	if cut == nil && len(r.Renamed) > 0 {
		at := r.Renamed[0]
		cut = &Trouble{Kind: Renamed, Count: before + 2, Err: fmt.Errorf("seat %d is %s now", at, engine.Quote(r.Setup.Seats[at])), Instead: r.Setup.Seats[at]}
	}
	return s, cut
}

// checkVersion reads a first line. whole says that the line has its end.
func checkVersion(line, magic string, newest int, whole bool) *Trouble {
	rest, ours := strings.CutPrefix(line, magic)
	switch {
	case !ours && !whole && (strings.HasPrefix(saveMagic, line) || strings.HasPrefix(recordMagic, line)):
		return &Trouble{Kind: Damaged, Err: errors.New("it ends in its first line")}
	case !ours:
		return &Trouble{Kind: Foreign, Err: fmt.Errorf("it does not begin with %q", strings.TrimSpace(magic))}
	}
	v, err := strconv.Atoi(rest)
	switch {
	case err != nil || v < 1 || strconv.Itoa(v) != rest:
		return &Trouble{Kind: Damaged, Err: fmt.Errorf("%s is no version", engine.Quote(rest))}
	case v > newest && whole:
		return &Trouble{Kind: Newer, Err: fmt.Errorf("it has version %d, and this program reads up to %d", v, newest)}
	case !whole:
		return &Trouble{Kind: Damaged, Err: errors.New("it ends in its first line")}
	}
	return nil
}
