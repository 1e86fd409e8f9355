#!/bin/sh
# Makes mplus-rounded-ja-800.woff, the letters of the game's Japanese: those of words/tongues/ja, all kana and the common
# punctuation. To be run again whenever a message has a new character (scene/letters_test.go says so).
#
#   npm pack @fontsource/m-plus-rounded-1c@5.3.0 && tar xzf fontsource-m-plus-rounded-1c-5.3.0.tgz
#   assets/fonts/japanese.sh package
#
# Needs the fonttools of Debian (apt install python3-fonttools); PYTHON names another Python that has them.
set -eu
[ $# -eq 1 ] && [ -d "$1/files" ] || { echo "usage: $0 PACKAGE (the unpacked folder of @fontsource/m-plus-rounded-1c)" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
cp "$1/LICENSE" "$here/OFL-MPLUSRounded1c.txt"
exec "${PYTHON:-/usr/bin/python3}" - "$1/files" "$here/../../words/tongues/ja" "$here/mplus-rounded-ja-800.woff" <<'PYTHON'
import glob, os, sys, tempfile
from fontTools import merge, subset, ttLib

files, words, out = sys.argv[1:]
wanted = set(range(0x3041, 0x3097)) | set(range(0x309B, 0x309F)) | set(range(0x30A0, 0x3100))
wanted |= set(map(ord, "　、。〃々〇〈〉《》「」『』【】〒〔〕〜…‥―！？（）：；％＋－＝～／＆"))
for name in glob.glob(os.path.join(words, "*.txt")):
    wanted |= set(map(ord, open(name, encoding="utf-8").read()))
wanted = {c for c in wanted if c >= 0x80}  # the latin files have the rest

options = subset.Options()
options.layout_features, options.hinting, options.notdef_outline = [], False, True
options.drop_tables += ["GSUB", "GPOS", "GDEF", "vhea", "vmtx", "VORG", "BASE"]
missing, parts = set(wanted), []
with tempfile.TemporaryDirectory() as folder:
    for name in sorted(glob.glob(os.path.join(files, "*-800-normal.woff"))):
        font = ttLib.TTFont(name)
        here = missing & set(font.getBestCmap() or {})
        if not here:
            continue
        missing -= here
        cut = subset.Subsetter(options)
        cut.populate(unicodes=here)
        cut.subset(font)
        font.flavor = None
        parts.append(os.path.join(folder, "%d.ttf" % len(parts)))
        font.save(parts[-1])
    whole = merge.Merger().merge(parts)
    whole.flavor = "woff"
    whole.save(out)
if missing:
    print("not in this typeface:", "".join(map(chr, sorted(missing))))
print("%d letters, %d bytes" % (len(wanted - missing), os.path.getsize(out)))
PYTHON
