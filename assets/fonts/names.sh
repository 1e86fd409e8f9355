#!/bin/sh
# Brings the fonts of names that the house's letters cannot write: as they are in the packages, but for the Korean, whose parts
# become one file.
#
#   for p in nunito rubik noto-sans noto-sans-thai noto-sans-devanagari jua; do npm pack @fontsource/$p@5.3.0; done
#   npm pack @fontsource/noto-emoji@5.3.2
#   for f in *.tgz; do mkdir ${f%.tgz} && tar xzf $f -C ${f%.tgz}; done
#   assets/fonts/names.sh .
#
# Needs the fonttools of Debian (apt install python3-fonttools); PYTHON names another Python that has them.
set -eu
[ $# -eq 1 ] && [ -d "$1/fontsource-jua-5.3.0" ] || { echo "usage: $0 FOLDER (of the unpacked packages)" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
take() { # PACKAGE FILE…
	from="$1/package"; shift
	for f in "$@"; do cp "$from/files/$f.woff" "$here/$f.woff"; done
}
take "$1/fontsource-nunito-5.3.0" nunito-cyrillic-700-normal nunito-cyrillic-ext-700-normal nunito-vietnamese-700-normal
take "$1/fontsource-rubik-5.3.0" rubik-hebrew-700-normal rubik-arabic-700-normal
take "$1/fontsource-noto-sans-5.3.0" noto-sans-greek-700-normal
take "$1/fontsource-noto-sans-thai-5.3.0" noto-sans-thai-thai-700-normal
take "$1/fontsource-noto-sans-devanagari-5.3.0" noto-sans-devanagari-devanagari-700-normal
take "$1/fontsource-noto-emoji-5.3.2" noto-emoji-emoji-700-normal
cp "$1/fontsource-rubik-5.3.0/package/LICENSE" "$here/OFL-Rubik.txt"
cp "$1/fontsource-noto-sans-5.3.0/package/LICENSE" "$here/OFL-NotoSans.txt"
cp "$1/fontsource-noto-emoji-5.3.2/package/LICENSE" "$here/OFL-NotoEmoji.txt"
cp "$1/fontsource-jua-5.3.0/package/LICENSE" "$here/OFL-Jua.txt"
exec "${PYTHON:-/usr/bin/python3}" - "$1/fontsource-jua-5.3.0/package/files" "$here/jua-korean-400-normal.woff" <<'PYTHON'
import glob, os, sys, tempfile
from fontTools import merge, subset, ttLib

files, out = sys.argv[1:]
options = subset.Options()
options.layout_features, options.hinting, options.notdef_outline = [], False, True
options.drop_tables += ["GSUB", "GPOS", "GDEF", "vhea", "vmtx", "VORG", "BASE"]
had, parts = set(), []
with tempfile.TemporaryDirectory() as folder:
    for name in sorted(glob.glob(os.path.join(files, "*-400-normal.woff"))):
        font = ttLib.TTFont(name)
        here = {c for c in font.getBestCmap() or {} if 0x1100 <= c < 0x1200 or 0x3130 <= c < 0x3190 or 0xAC00 <= c < 0xD7A4} - had
        if not here:
            continue
        had |= here
        cut = subset.Subsetter(options)
        cut.populate(unicodes=here)
        cut.subset(font)
        font.flavor = None
        parts.append(os.path.join(folder, "%d.ttf" % len(parts)))
        font.save(parts[-1])
    whole = merge.Merger().merge(parts)
    whole.flavor = "woff"
    whole.save(out)
print("%d letters, %d bytes" % (len(had), os.path.getsize(out)))
PYTHON
