//go:build display

package scene

import (
	"fourtell/scene/kit"
	"fourtell/scene/settings"
	"fourtell/scene/stage"
)

// tabsOf are the tabs of the settings, and rowsOf the controls under the one that is chosen.
func tabsOf(o *settings.Panel) *kit.Segments { return o.Group.Nodes[0].(*kit.Segments) }
func rowsOf(o *settings.Panel) []stage.Node  { return o.Group.Nodes[1 : len(o.Group.Nodes)-1] }

// controlOf is the control of that kind in a row of the settings.
func controlOf[T stage.Node](o *settings.Panel, i int) T {
	return stage.Node(rowsOf(o)[i].(*kit.Shelved).Focusable).(T)
}

// switchOf is the switch of the tab that is shown with that label; nil: there is none.
func switchOf(o *settings.Panel, text string) *kit.Switch {
	for _, n := range rowsOf(o) {
		if c, ok := n.(*kit.Shelved).Focusable.(*kit.Switch); ok && c.Text == text {
			return c
		}
	}
	return nil
}

// buttonIn is the button with that text among nodes; nil: there is none.
func buttonIn(nodes *stage.FocusGroup, text string) *kit.Button {
	for _, n := range nodes.Nodes {
		if b, ok := n.(*kit.Button); ok && b.Text == text {
			return b
		}
	}
	return nil
}
