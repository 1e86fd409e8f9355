package company

import (
	"fourtell/online/client"
	"fourtell/online/wire"
	"fourtell/scene/stage"
)

// Ask asks a house for something; what it will not do is told.
func Ask(s *stage.Stage, c *client.Client, b wire.Body) {
	told := func(n *wire.No) { s.Toasts().Alert(s.Lang().Rooms().No(string(n.Code)), "") }
	if c == nil {
		told(&wire.No{Code: wire.NotMember})
		return
	}
	err := c.Ask(b, func(answer wire.Body) {
		if n, no := answer.(*wire.No); no {
			told(n)
		}
	})
	if err != nil {
		told(&wire.No{Code: wire.TooBig})
	}
}
