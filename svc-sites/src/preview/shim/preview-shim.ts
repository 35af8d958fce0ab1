import { followParts } from '../marks/follow.ts';
import { markParts } from '../marks/marks.ts';
import { measuredProperties, measureParts } from '../marks/measure.ts';
import { placeParts } from '../marks/place-of.ts';
import { messageParts } from './messages.ts';
import { noteParts, noteStyleText } from './notes.ts';
import { sealingParts } from './sealing.ts';
import { storageParts } from './storage.ts';

/*
 * Runs in a preview before any script of the site. The parts are sent as their own source text, so they may use each other
 * and the browser, and nothing else.
 */
const parts = [
  ...messageParts,
  ...sealingParts,
  ...storageParts,
  ...noteParts,
  ...placeParts,
  ...markParts,
  ...followParts,
  ...measureParts,
];

/** The shim as the text of a script element. */
export const previewShim = `(() => {
${parts.join('\n')}
if (moveIntoFrame()) return;
answerParent();
removeConnections();
emptyFrames();
installStorage();
const showNote = createNotes(${noteStyleText});
replaceDialogs(showNote);
keepLinksInside(showNote);
tellScroll();
followPointer(createMarks(), placeOf);
answerMeasuring(${measuredProperties});
})();`;
