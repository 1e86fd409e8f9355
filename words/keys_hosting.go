package words

// Keys of a table hosted in a window. The first three are what a browser reads that comes to one without a page.
const (
	HostTitle     Key = "host.title"
	HostNoPage    Key = "host.no_page"
	HostHow       Key = "host.how"
	HostNever     Key = "host.never" // a page can't
	HostNoNetwork Key = "host.no_network"
	HostTaken     Key = "host.taken"
	HostRefused   Key = "host.refused"
	HostElsewhere Key = "host.elsewhere"
)
