package hall

import "container/heap"

// agenda is the rooms that want to be looked at, the soonest first.
type agenda struct{ rooms queue }

// put says when a room wants to be looked at, in Unix ms; 0: not.
func (a *agenda) put(r *Room, at int64) {
	r.due = at
	switch {
	case at == 0 && r.heap >= 0:
		heap.Remove(&a.rooms, r.heap)
	case at == 0:
	case r.heap >= 0:
		heap.Fix(&a.rooms, r.heap)
	default:
		heap.Push(&a.rooms, r)
	}
}

// next is when the first is due.
func (a *agenda) next() (int64, bool) {
	if len(a.rooms) == 0 {
		return 0, false
	}
	return a.rooms[0].due, true
}

// first is a room that is due; nil: none is. It is off the agenda until it is put there again.
func (a *agenda) first(now int64) *Room {
	if len(a.rooms) == 0 || a.rooms[0].due > now {
		return nil
	}
	return heap.Pop(&a.rooms).(*Room)
}

type queue []*Room

func (q queue) Len() int           { return len(q) }
func (q queue) Less(i, j int) bool { return q[i].due < q[j].due }
func (q queue) Swap(i, j int) {
	q[i], q[j] = q[j], q[i]
	q[i].heap, q[j].heap = i, j
}

func (q *queue) Push(x any) {
	r := x.(*Room)
	r.heap = len(*q)
	*q = append(*q, r)
}

func (q *queue) Pop() any {
	last := len(*q) - 1
	r := (*q)[last]
	(*q)[last] = nil
	*q = (*q)[:last]
	r.heap = -1
	return r
}
