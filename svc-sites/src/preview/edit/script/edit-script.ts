import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { followParts } from '../../marks/follow.ts';
import { commandParts } from './commands.ts';
import { describeParts } from './describe.ts';
import { fileParts } from './files.ts';
import { formatParts } from './format.ts';
import { keyParts } from './keys.ts';
import { kindParts } from './kinds.ts';
import { lookParts } from './look.ts';
import { outlineParts, outlineStyleText } from './outline.ts';
import { pictureParts } from './pictures.ts';
import { placeParts } from './places.ts';
import { pointingParts } from './pointing.ts';
import { replaceParts } from './replace.ts';
import { selectionParts } from './selection.ts';
import { stopParts } from './stops.ts';
import { typingParts } from './typing.ts';

/*
 * The one script of a page that is edited. The parts are sent as their own source text, so they may use each other and the browser,
 * and nothing else. It and the table before it leave the page as soon as they are read: the styles of the site may count elements.
 */
const require = createRequire(import.meta.url);
const idiomorph = readFileSync(require.resolve('idiomorph/dist/idiomorph.min.js'), 'utf8');

const parts = [
  ...placeParts,
  ...kindParts,
  ...describeParts,
  ...stopParts,
  ...outlineParts,
  ...selectionParts,
  ...typingParts,
  ...formatParts,
  ...lookParts,
  ...keyParts,
  ...pointingParts,
  ...replaceParts,
  ...commandParts,
  ...pictureParts,
  ...fileParts,
  followParts[0],
];

export const editScript = `(() => {
${idiomorph}
${parts.join('\n')}
const own = document.currentScript;
const data = own.previousElementSibling;
const table = readTable(data.textContent);
data.remove();
own.remove();
const post = (message) => globalThis.parent.postMessage(message, '*');
const begin = () => {
  const kinds = { kindOf, labelOf, partOf, lineOfWords, partnerOf };
  const places = createPlaces();
  places.read(table);
  const { describe, around, lineOf } = createDescriptions(places, kinds);
  const stops = createStops(places, kinds, hasBox);
  const outline = createOutline(${outlineStyleText}, boxOf);
  const focus = () => outline.keys.focus({ preventScroll: true });
  const selection = createSelection({ places, stops, outline, describe, around, partOf, kindOf, post });
  const typing = createTyping({
    keepsBlanks,
    shownWords,
    wordsOf,
    onType: (text, words, isDone) => {
      post({ type: 'sitewright:typed', ...places.shown(), text: text.range, words, isDone });
      selection.show();
    },
    onEnd: () => selection.show(),
  });
  const format = createFormat({ places, typing, selection, wordsOf, lineOf, post });
  answerKeys({ typing, selection, stops, kindOf, focus, format, post });
  answerPointer({ places, stops, typing, selection, outline: outline.host, kindOf, focus });
  const pictures = createPictures({ places, ...kinds, hasBox, post });
  receiveFiles({ places, selection, typing, outline, pictures, post });
  const morph = createReplacement({ places, typing, morpher: Idiomorph, readTable });
  const replace = (html) => {
    morph(html);
    pictures.tellSoon();
  };
  answerCommands({ places, typing, selection, outline, look: createLook(), focus, format, replace });
  tellScroll();
  let frame = 0;
  const moved = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => selection.show());
  };
  for (const type of ['scroll', 'resize', 'load']) addEventListener(type, moved, true);
  new ResizeObserver(moved).observe(document.body);
  outline.attach();
  post({ type: 'sitewright:edit-ready', ...places.shown() });
  pictures.tellSoon();
};
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
else begin();
})();`;
