// Package rating is the screen that shows how strong somebody is: their rating and how sure it is, its way through a month or the whole
// season with the house's levels as marks on the same scale, and what the last rounds changed.
//
//	Rating  rating.go           the scene: whose rating, of which game, of which month
//	plates  plates.go, draw.go  what it shows: a number, the last rounds, and the graph
//	graph   graph.go            the lines of the graph
//	Season  season.go           tells of a season's end when Fourtell is opened in a new month
//
// Ratings follow from what has been counted (room.Statistics.Ratings); this reads and draws. Who opens it says where it goes back to.
package rating
