package bluff

// Stats are what a seat has done in a round, in counts.
type Stats struct {
	Claims     int32 `json:"total_claims"`
	Lies       int32 `json:"bluff_claims"`
	Challenged int32 `json:"times_challenged"`
	Caught     int32 `json:"caught_lying"`
	Accused    int32 `json:"falsely_accused"`
	Doubts     int32 `json:"challenges_made"`
	Right      int32 `json:"successful_challenges"`
	Wrong      int32 `json:"failed_challenges"`
	Collected  int32 `json:"cards_collected"`
}

// True is how many claims were true.
func (s Stats) True() int32 { return s.Claims - s.Lies }

// Through is how many bluffs were successful: lies that nobody caught.
func (s Stats) Through() int32 { return s.Lies - s.Caught }

// BluffRate is how many of a hundred claims were lies, 0 where there were none; Success how many of a hundred lies were successful,
// Accuracy how many of a hundred challenges were right.
func (s Stats) BluffRate() int { return hundredths(s.Lies, s.Claims) }

// Success is told at BluffRate.
func (s Stats) Success() int { return hundredths(s.Through(), s.Lies) }

// Accuracy is told at BluffRate.
func (s Stats) Accuracy() int { return hundredths(s.Right, s.Doubts) }

// hundredths of the whole, to the nearest.
func hundredths(part, of int32) int {
	if of == 0 {
		return 0
	}
	return int((200*part + of) / (2 * of))
}

func (s *Stats) claim(lie bool) {
	s.Claims++
	if lie {
		s.Lies++
	}
}

func (s *Stats) challenged(lie bool) {
	s.Challenged++
	if lie {
		s.Caught++
	} else {
		s.Accused++
	}
}

func (s *Stats) challenges(right bool) {
	s.Doubts++
	if right {
		s.Right++
	} else {
		s.Wrong++
	}
}

// revealed are the figures as far as everybody has seen them: of claims nobody knows but the doubted ones whether they were true.
func (s Stats) revealed() Stats {
	s.Lies = s.Caught
	return s
}
