package words

// What the page's loader says before the game runs, around it, and after it has ended. The game itself says none of it.
const (
	LoaderLoading  Key = "loader.loading"
	LoaderPercent  Key = "loader.percent" // {n}
	LoaderStarting Key = "loader.starting"
	LoaderProgress Key = "loader.progress"
	LoaderClick    Key = "loader.click"
	LoaderTap      Key = "loader.tap"
	LoaderPicture  Key = "loader.picture" // what the moving picture shows
	LoaderStill    Key = "loader.still"
	LoaderMove     Key = "loader.move"
	LoaderScripts  Key = "loader.scripts"

	LoaderOutside Key = "loader.outside"
	LoaderBack    Key = "loader.back"
	LoaderFull    Key = "loader.full"
	LoaderLeft    Key = "loader.left"

	LoaderAgain  Key = "loader.again"
	LoaderRetry  Key = "loader.retry"
	LoaderDetail Key = "loader.detail"
	LoaderKept   Key = "loader.kept"

	LoaderStopped Key = "loader.stopped"
	LoaderEnded   Key = "loader.ended"
	LoaderAsked   Key = "loader.asked" // {what}, a sentence of the game's
	LoaderFile    Key = "loader.file"
	LoaderWasm    Key = "loader.wasm"
	LoaderWebGL   Key = "loader.webgl"
	LoaderSilent  Key = "loader.silent"
	LoaderRefused Key = "loader.refused" // {status} {name}
	LoaderBroke   Key = "loader.broke"
	LoaderDamaged Key = "loader.damaged"
	LoaderMissing Key = "loader.missing" // {name}
	LoaderLate    Key = "loader.late"    // the page's own script has not come
	LoaderStalled Key = "loader.stalled"
	LoaderPolicy  Key = "loader.policy"
	LoaderLost    Key = "loader.lost" // the graphics card

	LoaderInstall Key = "loader.install"
)
