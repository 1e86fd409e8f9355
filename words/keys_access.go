package words

// Keys of what makes the game easier to read.
const (
	SettingReadable Key = "setting.readable"
	ReadableOff     Key = "readable.off"
	ReadableText    Key = "readable.text"
	ReadableAll     Key = "readable.all"
	SettingContrast Key = "setting.contrast"
	ContrastSystem  Key = "contrast.system"
	ContrastUsual   Key = "contrast.usual"
	ContrastHigh    Key = "contrast.high"
)
