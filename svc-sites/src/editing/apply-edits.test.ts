import type { Edit } from '@sitewright/contracts';
import { AppError } from '@sitewright/service-kit';
import type { SiteFile } from '@sitewright/site-engine';
import { createRandom } from '@sitewright/site-engine/testing';
import { describe, expect, it } from 'vitest';
import { applyEdits } from './apply-edits.ts';

const page = (content: string | Uint8Array, path = 'index.html'): SiteFile => ({ path, content });
const edit = (start: number, old: string, text: string, path = 'index.html'): Edit => ({
  path,
  start,
  end: start + old.length,
  old,
  new: text,
});
const bytesOf = ({ content }: SiteFile) => Buffer.from(content);
const edited = (content: string | Uint8Array, ...edits: Edit[]) =>
  applyEdits([page(content)], edits)[0]?.content;
const refusal = (files: SiteFile[], ...edits: Edit[]) => {
  try {
    applyEdits(files, edits);
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, message: error.message, fields: error.fields };
    throw error;
  }
  throw new Error('The edits were made.');
};

describe('edits', () => {
  it('are given for the file as it was, in any order, and may touch each other', () => {
    expect(
      edited('abcdef', edit(4, 'ef', 'EF'), edit(0, 'ab', 'A'), edit(2, '', '-'), edit(2, 'cd', 'X')),
    ).toBe('A-XEF');
  });

  it('count UTF-16 code units, and keep a byte order mark, ends of lines and everything else', () => {
    const source = Buffer.from('\uFEFF<p>🥐 Brot\r\nund</p>\rEnde\n');
    expect(Buffer.from(edited(source, edit(7, 'Brot', 'Küche')) ?? '')).toEqual(
      Buffer.from('\uFEFF<p>🥐 Küche\r\nund</p>\rEnde\n'),
    );
  });

  it('leave files without edits as they are', () => {
    const other = page(Uint8Array.from([0xff, 0]), 'picture.webp');
    expect(applyEdits([page('a'), other], [edit(0, 'a', 'b')])[1]).toBe(other);
  });

  it.each([
    ['what moved', [page('xabc')], [edit(0, 'abc', 'd')], 0, /other text at this place/],
    ['a place behind the end', [page('abc')], [edit(7, '', 'd')], 0, /other text/],
    ['overlaps', [page('abcd')], [edit(0, 'abc', 'x'), edit(2, 'cd', 'y')], 1, /overlap/],
    [
      'an insertion within another edit',
      [page('abcd')],
      [edit(0, 'abc', 'x'), edit(1, '', 'y')],
      1,
      /overlap/,
    ],
    [
      'a missing file',
      [page('a')],
      [edit(0, 'a', 'b'), edit(0, '', 'x', 'gone.html')],
      1,
      /no file “gone.html”/,
    ],
    ['a path out of the site', [page('a')], [edit(0, '', 'x', '../app.ts')], 0, /no file/],
    [
      'a binary file',
      [page(Uint8Array.from([137, 80]), 'a.png')],
      [edit(0, '', 'x', 'a.png')],
      0,
      /not a text/,
    ],
    ['text that is none', [page(Uint8Array.from([0xe4, 0x20]))], [edit(0, '', 'x')], 0, /not a text/],
    ['the midst of a character', [page('🥐')], [edit(1, '', 'x')], 0, /part a character/],
    ['half a character', [page('a')], [edit(0, 'a', '\uD83E')], 0, /part a character/],
  ])('refuse %s, all of them', (_name, files, edits, index, message) => {
    const found = refusal(files, ...edits);
    expect(found.code).toBe('VALIDATION_FAILED');
    expect(found.message).toMatch(message);
    expect(Object.keys(found.fields ?? {})).toEqual([`edits.${index}`]);
  });

  it('refuse what no site may hold', () => {
    const most = 8 * 1024 * 1024;
    const files = [page('é'), page(new Uint8Array(most - 3), 'film.mp4')];
    expect(refusal(files, edit(0, 'é', 'éé')).message).toMatch(/more than 8 MB of files beside its pictures/);
    expect(applyEdits(files, [edit(0, 'é', 'é!')])).toHaveLength(2);
  });
});

describe('random edits', () => {
  const fragments = [
    '<p class="a">',
    '</p>',
    '\r\n',
    '\n\t',
    '\r',
    '🥐',
    'ä',
    '\uFEFF',
    '&amp;',
    'مرحبا',
    '\u0000',
    'words ',
  ];
  const textOf = (random: () => number, length: number) =>
    Array.from({ length }, () => fragments[Math.floor(random() * fragments.length)]).join('');
  const sites = Array.from({ length: 20 }, (_, seed) => {
    const random = createRandom(seed);
    return ['index.html', 'about/index.html', 'styles.css'].map((path) =>
      page(Buffer.from(textOf(random, 60)), path),
    );
  });
  const isWhole = (text: string) => text.isWellFormed();

  /** A few edits of one file that do not overlap and part no character. */
  function randomEdits(files: readonly SiteFile[], random: () => number): Edit[] {
    const file = files[Math.floor(random() * files.length)] ?? page('');
    const source = bytesOf(file).toString();
    const places = Array.from({ length: 6 }, () => Math.floor(random() * (source.length + 1)))
      .filter((at) => isWhole(source.slice(0, at)))
      .sort((one, other) => one - other);
    return places.flatMap((start, index) => {
      const end = places[index + 1];
      if (end === undefined || index % 2 === 1) return [];
      return [edit(start, source.slice(start, end), textOf(random, Math.floor(random() * 4)), file.path)];
    });
  }

  it('change no byte outside of them', () => {
    for (const [seed, files] of sites.entries()) {
      const edits = randomEdits(files, createRandom(1000 + seed));
      for (const [index, after] of applyEdits(files, edits).entries()) {
        const before = bytesOf(files[index] ?? after);
        const own = edits.filter(({ path }) => path === after.path);
        if (own.length === 0) expect(bytesOf(after)).toEqual(before);
        const source = before.toString();
        const kept = own.map(({ start }, at) => source.slice(own[at - 1]?.end ?? 0, start));
        const written = [
          ...own.map((one, at) => `${kept[at]}${one.new}`),
          source.slice(own.at(-1)?.end ?? 0),
        ].join('');
        expect(bytesOf(after)).toEqual(Buffer.from(written));
      }
    }
  });
});
