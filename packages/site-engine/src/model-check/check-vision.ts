import { readFileSync } from 'node:fs';
import type { Engine, EngineOptions, EngineOutput, GivenPicture } from '../engine.ts';
import { unseenNote } from '../engines/openai/looks.ts';

/** What stands on the picture, and how a model may say it. */
const seen = [
  ['the word', /\bquill\b/i],
  ['the shape', /\btriang(?:le|ular)\b/i],
  ['the colour', /\bgreen\b/i],
] as const;

const side = 512;

const prompt =
  'A site of one page for a maker of signs. Its h1 says in English what stands on the picture, and nothing else: the word, the shape ' +
  'above it, and the colour of the shape, such as “EXIT, a red square”.';

/** A green triangle, and “QUILL” below it: no model guesses that. */
function sign(): GivenPicture {
  const content = readFileSync(new URL('./sign.jpg', import.meta.url));
  const path = 'assets/sign.jpg';
  return {
    name: 'sign',
    alt: 'A sign',
    markup: `<img src="${path}" alt="A sign" width="${side}" height="${side}">`,
    files: [{ path, width: side, height: side, content }],
    look: content,
  };
}

function headingOf({ files }: EngineOutput): string {
  const page = String(files.find(({ path }) => path === 'index.html')?.content ?? '');
  const [, fromHeading = ''] = page.split(/<h1\b/i, 2);
  return fromHeading.split(/<\/h1/i, 1).join();
}

/** What of a picture a model has not seen, of how much; undefined where its server takes no pictures. */
export async function unseenParts(
  engine: Engine,
  options: Pick<EngineOptions, 'signal' | 'onUsage'>,
): Promise<(string | undefined)[] | undefined> {
  const output = await engine.generate({ prompt, pictures: [sign()] }, { ...options, onEvent: () => {} });
  if (output.notes.includes(unseenNote)) return undefined;
  const heading = headingOf(output);
  return seen.map(([part, words]) => (words.test(heading) ? undefined : `Not seen: ${part}`));
}

/** How much is looked for. */
export const seenParts = seen.length;
