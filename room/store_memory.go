package room

import (
	"fmt"
	"maps"
	"slices"
)

// Memory is a Store that ends with the program: for tests, and where a platform keeps nothing. Window makes a second one
// onto the same texts.
type Memory struct {
	// Room is the most bytes of names and texts together; 0 = no bound.
	Room  int
	texts *memoryTexts
	claim *memoryClaim
}

// memoryTexts is what several windows share.
type memoryTexts struct {
	by     map[string][]byte
	holder *memoryClaim
}

// NewMemory is an empty store.
func NewMemory() *Memory {
	return &Memory{texts: &memoryTexts{by: map[string][]byte{}}}
}

// Window is the store as a second window or tab has it: the same texts, a claim of its own.
func (m *Memory) Window() *Memory { return &Memory{Room: m.Room, texts: m.texts} }

// Read gives a copy of the text.
func (m *Memory) Read(name string) ([]byte, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	text, ok := m.texts.by[name]
	if !ok {
		return nil, missing(name)
	}
	return slices.Clone(text), nil
}

// Write replaces the text where there is room for it.
func (m *Memory) Write(name string, text []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	if m.Room > 0 && m.without(name)+len(name)+len(text) > m.Room {
		return fmt.Errorf("%s: %w", name, ErrFull)
	}
	m.texts.by[name] = slices.Clone(text)
	return nil
}

func (m *Memory) without(name string) int {
	n := 0
	for k, v := range m.texts.by {
		if k != name {
			n += len(k) + len(v)
		}
	}
	return n
}

// Append lengthens the text where there is room for it.
func (m *Memory) Append(name string, text []byte) error {
	old, err := m.Read(name)
	if err != nil {
		return err
	}
	return m.Write(name, append(old, text...))
}

// List names the texts, sorted.
func (m *Memory) List() ([]string, error) { return slices.Sorted(maps.Keys(m.texts.by)), nil }

// Remove takes a text away.
func (m *Memory) Remove(name string) error {
	if err := checkName(name); err != nil {
		return err
	}
	delete(m.texts.by, name)
	return nil
}

// SetAside renames a text.
func (m *Memory) SetAside(name string) (string, error) {
	text, err := m.Read(name)
	if err != nil {
		return "", err
	}
	for n := 1; ; n++ {
		as := badName(name, n)
		if _, taken := m.texts.by[as]; !taken {
			m.texts.by[as] = text
			delete(m.texts.by, name)
			return as, nil
		}
	}
}

type memoryClaim struct{ texts *memoryTexts }

// Claim asks for the running match; the first window that asks gets it.
func (m *Memory) Claim() Claim {
	if m.claim == nil {
		m.claim = &memoryClaim{m.texts}
		if m.texts.holder == nil {
			m.texts.holder = m.claim
		}
	}
	return m.claim
}

func (c *memoryClaim) State() ClaimState {
	if c.texts.holder == c {
		return Held
	}
	return Elsewhere
}

func (c *memoryClaim) Release() {
	if c.texts.holder == c {
		c.texts.holder = nil
	}
}
