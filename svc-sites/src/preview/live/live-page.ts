import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { followParts } from '../marks/follow.ts';
import { markParts } from '../marks/marks.ts';
import { placeParts } from '../marks/place-of.ts';
import { cleanParts, removedElementsText } from './script/clean.ts';
import { drawParts } from './script/draw.ts';
import { edgeParts } from './script/edge.ts';
import { edgeBars, edgeStyle } from './script/edge-style.ts';
import { finishedParts } from './script/finished.ts';
import { listenParts } from './script/listen.ts';
import { revealParts } from './script/reveal.ts';

/*
 * The page that draws a site while it is written: of ours, without a line of the site, which is posted to it again and again
 * as it grows. Its own script is the only one that runs there.
 */

const require = createRequire(import.meta.url);
const idiomorph = readFileSync(require.resolve('idiomorph/dist/idiomorph.min.js'), 'utf8');

const parts = [
  ...cleanParts,
  ...drawParts,
  ...revealParts,
  ...edgeParts,
  ...finishedParts,
  ...placeParts,
  ...markParts,
  ...followParts,
  ...listenParts,
];

const script = `(() => {
${idiomorph}
${parts.join('\n')}
const { showEdge, showTheme } = createEdge(${JSON.stringify(edgeStyle)}, ${JSON.stringify(edgeBars)});
showEdge(false, 1);
stayHere();
const clean = (page) => cleanPage(page, ${removedElementsText});
const marks = createMarks();
const draw = createDrawing(clean, quietStyles, Idiomorph);
listen((html, css) => reveal(draw(html, css)), finishedPart, showEdge, marks.mark);
tellScroll();
followPointer(marks, placeOf);
listenToTheme(showTheme);
})();`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** One script runs, styles count as they are written, pictures and fonts come with the page or not at all. */
export const livePolicy = (ancestors: string): string =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');

export const livePage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Preview</title></head>
<body></body>
<script>${script}</script>
</html>
`;

/** Changes when the page does. */
export const liveRevision = createHash('sha256').update(livePage).digest('hex').slice(0, 16);
