#!/bin/sh
# Cuts from a face the file that most pages need alone: English letters and the signs between them, with kerning. Everything
# else stays in the face's other files, which the browser fetches when a page has such a letter.
# Needs Debian's fonttools and python3-brotli. From the project's root: sh packages/ui/src/fonts/make-first.sh
set -eu
fonts=packages/ui/src/fonts
text=node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2
first=U+0020-007E,U+00A0,U+00A3,U+00A9,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2191,U+2193
scratch=$(mktemp)

cut() {
  pyftsubset "$1" --unicodes="$first" --layout-features=ccmp,locl,kern,liga,tnum --flavor=woff2 --output-file="$2"
}

cut "$fonts/display-latin.woff2" "$fonts/display-first.woff2"
# No page is bolder than 700.
fonttools varLib.instancer "$text" wght=400:700 --output "$scratch"
cut "$scratch" "$fonts/text-first.woff2"
rm "$scratch"
