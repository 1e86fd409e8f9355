package platform

// Sheet is where the system asks whom a link shall be sent to. done hears, some ticks later, whether there was a sheet at all: who
// looks at it and sends nothing has seen one.
type Sheet func(title, link string, done func(ok bool))
