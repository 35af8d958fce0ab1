import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const load = (file: string) => import(join(root, file));

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';
const picture = { files: [{ path: 'images/a.webp', width: 9, height: 9 }], alt: 'Bread' };

/** Does what the service builds patterns for. That of a person's own search is theirs, and has a deadline instead. */
export async function useService(): Promise<void> {
  const { decodeDrawing } = await load('svc-sites/src/pictures/decoder/decode-drawing.ts');
  await decodeDrawing(new TextEncoder().encode(drawing));
  const { placePicture } = await load('svc-sites/src/pictures/place-picture.ts');
  placePicture(picture, {
    old: drawing.replace('<svg', '<svg class="mark"'),
    before: '',
    styles: '',
    page: 'index.html',
  });
  const { inWordList } = await load('svc-sites/src/sites/texts/text-words.ts');
  inWordList('bread');
  const { toRegExp } = await load('svc-sites/src/editing/files/find-places.ts');
  toRegExp({ words: 'bread' });
  const { finishedParts } = await load('svc-sites/src/preview/live/script/finished.ts');
  const [, , endOfText] = finishedParts;
  endOfText('<title>Rye</title>', 'title', 7);
  const { examplesOf } = await load('svc-sites/src/revisions/examples.ts');
  examplesOf(undefined, '<h1>Rye</h1><h2>Bread</h2>', true);
}
