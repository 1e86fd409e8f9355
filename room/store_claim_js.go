package room

import "syscall/js"

// claimName is the lock's and the channel's, one for each origin.
const claimName = storePrefix + "match"

// Claim asks the browser for a lock (Web Locks), which ends with the tab. Pages that are not served securely have no
// locks: their tabs ask each other over a channel.
func (l *Local) Claim() Claim {
	if l.claim != nil {
		return l.claim
	}
	if navigator, err := property(js.Global(), "navigator"); err == nil && navigator.Truthy() {
		if locks := navigator.Get("locks"); locks.Truthy() {
			l.claim = newLockClaim(locks)
		}
	}
	if l.claim == nil {
		l.claim = newChannelClaim()
	}
	return l.claim
}

// lockClaim is a Web Lock, held until the promise given to the browser is kept.
type lockClaim struct {
	state   ClaimState
	release js.Value // keeps the promise
	calls   []js.Func
}

func newLockClaim(locks js.Value) *lockClaim {
	c := &lockClaim{release: js.Undefined()}
	hold := c.callback(func(args []js.Value) any { // the promise's executor
		c.release = args[0]
		return nil
	})
	granted := c.callback(func(args []js.Value) any {
		if !args[0].Truthy() {
			c.state = Elsewhere
			return nil
		}
		c.state = Held
		return js.Global().Get("Promise").New(hold)
	})
	failed := c.callback(func([]js.Value) any {
		c.state = Held // no lock to be had: to save without one is better than not to save
		return nil
	})
	options := js.ValueOf(map[string]any{"ifAvailable": true})
	promise, err := call(locks, "request", claimName, options, granted)
	if err != nil {
		c.state = Held
		return c
	}
	promise.Call("catch", failed)
	return c
}

func (c *lockClaim) callback(f func(args []js.Value) any) js.Func {
	fn := js.FuncOf(func(_ js.Value, args []js.Value) any { return f(args) })
	c.calls = append(c.calls, fn)
	return fn
}

func (c *lockClaim) State() ClaimState { return c.state }

func (c *lockClaim) Release() {
	if c.release.Truthy() {
		c.release.Invoke()
	}
	c.release, c.state = js.Undefined(), Elsewhere
}

// patience is how many times State is asked before silence on the channel means that nobody else is there: half a second
// of ticks.
const patience = 30

// channelClaim asks the other tabs. The one that holds the match answers; of two that ask at once the one with the smaller
// number has it, whichever of them hears the other.
type channelClaim struct {
	state   ClaimState
	asked   int
	number  float64
	channel js.Value
}

func newChannelClaim() *channelClaim {
	c := &channelClaim{number: js.Global().Get("Math").Call("random").Float()}
	class := js.Global().Get("BroadcastChannel")
	if !class.Truthy() {
		c.state = Held
		return c
	}
	c.channel = class.New(claimName)
	c.channel.Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if data := args[0].Get("data"); data.Type() == js.TypeNumber {
			c.hear(data.Float())
		}
		return nil
	}))
	c.channel.Call("postMessage", c.number)
	return c
}

// hear takes another tab's number: a question, or with -1 the answer that somebody holds the match.
func (c *channelClaim) hear(number float64) {
	switch {
	case number >= 0 && (c.state == Held || c.state == Asking && number > c.number):
		c.channel.Call("postMessage", -1)
	case c.state == Asking: // the answer, or a smaller number
		c.state = Elsewhere
	}
}

func (c *channelClaim) State() ClaimState {
	if c.state == Asking {
		if c.asked++; c.asked > patience {
			c.state = Held
		}
	}
	return c.state
}

func (c *channelClaim) Release() {
	c.state = Elsewhere
	if c.channel.Truthy() {
		c.channel.Call("close")
		c.channel = js.Undefined()
	}
}
