package jetstream

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"fourtell/online/journal"
	"fourtell/online/wire"
)

// Options say where the entries are.
type Options struct {
	Dir      string   // the folder of a server inside this program; used where URLs is empty
	URLs     []string // of the servers of a cluster
	Replicas int      // of the stream, 1 … 5; 0: one
	MaxBytes int64    // that the stream may take; 0: no limit but the disk's
}

const (
	streamName = "FOURTELL_ROOMS_" // and the number of the shelf
	subjects   = "fourtell.room."
	// shelves are the streams the rooms are spread over. An append is on the disk before it is answered, one after the other in a
	// stream; the disk takes several streams' at once.
	shelves = 8
	// writerHeader of a message says who wrote it.
	writerHeader = "Writer"
	// connections there are to the servers: over one alone appends wait for each other's turn at its lock.
	connections = 4
	// attempt is how long an append or a question waits for an answer before it is asked again: without a leader there is none.
	attempt = 2 * time.Second
	// patience is how long it is asked: an election takes 4 to 9 seconds.
	patience = 20 * time.Second
	// largestAppend is the most bytes of one message; a finished round's record is the longest entry.
	largestAppend = 8 << 20
)

// Journal is a journal in JetStream.
type Journal struct {
	embedded *server.Server
	conns    []*nats.Conn
	js       []jetstream.JetStream
	streams  [shelves]jetstream.Stream
	name     string          // this writer's, unlike every other's: by it a message is known again
	ctx      context.Context // ends with Close
	stop     context.CancelFunc

	mu      sync.Mutex
	rooms   map[wire.RoomCode]*writer
	shut    bool
	writing sync.WaitGroup
}

var _ journal.Journal = (*Journal)(nil)

// Open begins the server inside this program, or reaches the cluster, and makes the stream where there is none. The error says in
// one sentence what is in the way.
func Open(o Options) (*Journal, error) {
	j := &Journal{rooms: map[wire.RoomCode]*writer{}, name: nats.NewInbox()}
	j.ctx, j.stop = context.WithCancel(context.Background())
	if err := j.open(o); err != nil {
		j.hangUp()
		return nil, err
	}
	return j, nil
}

func (j *Journal) open(o Options) error {
	options := []nats.Option{nats.Name("fourtell dealer"), nats.PingInterval(2 * time.Second), nats.MaxPingsOutstanding(2),
		nats.MaxReconnects(-1), nats.ReconnectWait(250 * time.Millisecond), nats.Timeout(attempt)}
	if len(o.URLs) == 0 {
		var err error
		if j.embedded, err = startServer(o.Dir); err != nil {
			return err
		}
		options = append(options, nats.InProcessServer(j.embedded))
	}
	for range connections {
		c, err := nats.Connect(strings.Join(o.URLs, ","), options...)
		if err != nil {
			return fmt.Errorf("the journal's servers cannot be reached: %w", err)
		}
		j.conns = append(j.conns, c)
		js, err := jetstream.New(c)
		if err != nil {
			return err
		}
		j.js = append(j.js, js)
	}
	maxBytes := o.MaxBytes
	if maxBytes == 0 {
		maxBytes = -1
	}
	config := jetstream.StreamConfig{Storage: jetstream.FileStorage,
		Replicas: max(o.Replicas, 1), Discard: jetstream.DiscardNew, MaxBytes: maxBytes, MaxMsgSize: largestAppend,
		// No limit on a subject's messages: with one, DiscardNew refuses the room's next command in mid-round.
		MaxMsgsPerSubject: -1}
	for i := range j.streams {
		config.Name, config.Subjects = fmt.Sprint(streamName, i), []string{fmt.Sprint(subjects, i, ".*")}
		err := j.persist(func(ctx context.Context) (err error) {
			j.streams[i], err = j.js[0].CreateOrUpdateStream(ctx, config)
			return err
		})
		if err != nil {
			return fmt.Errorf("the journal's stream %s cannot be opened: %w", config.Name, err)
		}
	}
	return nil
}

// startServer begins a server that nobody reaches but this program.
func startServer(dir string) (*server.Server, error) {
	s, err := server.NewServer(&server.Options{ServerName: "fourtell", DontListen: true, NoSigs: true, NoLog: true, JetStream: true, StoreDir: dir,
		SyncAlways: true, MaxPayload: largestAppend + 1<<16, JetStreamMaxMemory: 1 << 20, JetStreamMaxStore: -1})
	if err != nil {
		return nil, fmt.Errorf("the journal's server does not begin: %w", err)
	}
	s.Start()
	if !s.ReadyForConnections(10*time.Second) || !s.JetStreamEnabled() {
		s.Shutdown()
		return nil, fmt.Errorf("the journal cannot write to the folder %s, or another dealer has it", dir)
	}
	return s, nil
}

// persist asks until there is an answer, as long as patience lasts.
func (j *Journal) persist(ask func(context.Context) error) error {
	for until := time.Now().Add(patience); ; {
		ctx, cancel := context.WithTimeout(j.ctx, attempt)
		err := ask(ctx)
		cancel()
		if err == nil || !unanswered(err) || time.Now().After(until) {
			return err
		}
		if j.ctx.Err() != nil {
			return journal.ErrShut
		}
		select {
		case <-j.ctx.Done():
			return journal.ErrShut
		case <-time.After(50 * time.Millisecond):
		}
	}
}

// unanswered says whether an error leaves open what has happened.
func unanswered(err error) bool {
	var api *jetstream.APIError
	if errors.As(err, &api) {
		return api.Code == 503 // no leader yet, or not enough servers
	}
	return errors.Is(err, context.DeadlineExceeded) || errors.Is(err, nats.ErrTimeout) || errors.Is(err, nats.ErrNoResponders) ||
		errors.Is(err, jetstream.ErrNoStreamResponse) || errors.Is(err, nats.ErrConnectionClosed) || errors.Is(err, nats.ErrDisconnected) ||
		errors.Is(err, nats.ErrConnectionReconnecting)
}

// shelf is the stream of a room, for good.
func shelf(room wire.RoomCode) int {
	h := fnv.New32a()
	h.Write([]byte(room))
	return int(h.Sum32() % shelves)
}

// over is the connection of a room.
func (j *Journal) over(room wire.RoomCode) jetstream.JetStream { return j.js[shelf(room)%len(j.js)] }

func subject(room wire.RoomCode) string { return fmt.Sprint(subjects, shelf(room), ".", room) }

// last is the newest message of a room; ok is false where there is none.
func (j *Journal) last(room wire.RoomCode) (m *jetstream.RawStreamMsg, ok bool, err error) {
	err = j.persist(func(ctx context.Context) (err error) {
		m, err = j.streams[shelf(room)].GetLastMsgForSubject(ctx, subject(room))
		return err
	})
	if errors.Is(err, jetstream.ErrMsgNotFound) {
		return nil, false, nil
	}
	return m, err == nil, err
}

// Read gives a room's entries from that number on.
func (j *Journal) Read(room wire.RoomCode, from uint64, each func(journal.Entry) error) error {
	if j.isShut() {
		return journal.ErrShut
	}
	for seq := uint64(1); ; {
		var m *jetstream.RawStreamMsg
		err := j.persist(func(ctx context.Context) (err error) {
			m, err = j.streams[shelf(room)].GetMsg(ctx, seq, jetstream.WithGetMsgSubject(subject(room)))
			return err
		})
		if errors.Is(err, jetstream.ErrMsgNotFound) {
			return nil
		}
		if err != nil {
			return err
		}
		entries, err := read(m.Data)
		if err != nil {
			return fmt.Errorf("room %s, message %d: %w", room, m.Sequence, err)
		}
		for _, e := range entries {
			if e.N < from {
				continue
			}
			if err := each(e); err != nil {
				return err
			}
		}
		seq = m.Sequence + 1
	}
}

// read is the entries of a message.
func read(data []byte) (entries []journal.Entry, err error) {
	for line := range bytes.Lines(data) {
		var e journal.Entry
		if err := json.Unmarshal(line, &e); err != nil {
			return nil, err
		}
		entries = append(entries, e)
	}
	if len(entries) == 0 {
		return nil, errors.New("there is no entry in it")
	}
	return entries, nil
}

// Rooms are those with entries.
func (j *Journal) Rooms() (rooms []wire.RoomCode, err error) {
	if j.isShut() {
		return nil, journal.ErrShut
	}
	for i := range j.streams {
		var info *jetstream.StreamInfo
		if err := j.persist(func(ctx context.Context) (err error) {
			info, err = j.streams[i].Info(ctx, jetstream.WithSubjectFilter(subjects+">"))
			return err
		}); err != nil {
			return nil, err
		}
		for s := range info.State.Subjects {
			rooms = append(rooms, wire.RoomCode(s[strings.LastIndexByte(s, '.')+1:]))
		}
	}
	slices.Sort(rooms)
	return rooms, nil
}

// Forget drops a room's entries.
func (j *Journal) Forget(room wire.RoomCode) error {
	if j.isShut() {
		return journal.ErrShut
	}
	if err := j.persist(func(ctx context.Context) error {
		return j.streams[shelf(room)].Purge(ctx, jetstream.WithPurgeSubject(subject(room)))
	}); err != nil {
		return err
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	if w := j.rooms[room]; w != nil && !w.busy {
		delete(j.rooms, room)
	}
	return nil
}

func (j *Journal) isShut() bool {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.shut
}

// Close waits for what is being written, and ends the server inside this program.
func (j *Journal) Close() error {
	j.mu.Lock()
	was := j.shut
	j.shut = true
	j.mu.Unlock()
	if was {
		return nil
	}
	j.writing.Wait()
	j.hangUp()
	return nil
}

func (j *Journal) hangUp() {
	j.stop()
	for _, c := range j.conns {
		c.Close()
	}
	if j.embedded != nil {
		j.embedded.Shutdown()
		j.embedded.WaitForShutdown()
	}
}
