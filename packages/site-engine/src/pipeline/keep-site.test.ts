import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WrittenSoFar } from '../engine.ts';
import { OutputParser } from '../protocol/parser.ts';
import { ToldFiles } from '../protocol/told-files.ts';
import { recordedAnswer, recordedHeading } from '../testing/index.ts';
import { checkOutput } from './check-output.ts';
import { createSiteEngine, type SiteEngine } from './create-site-engine.ts';

let engine: SiteEngine;

beforeAll(() => {
  engine = createSiteEngine({ openai: { model: 'fake-model' }, workers: 1 });
});

afterAll(() => engine.close());

const neverStopped = new AbortController().signal;
const request = { prompt: 'A bakery with a wood-fired oven', seed: 3 };

const keep = (written: WrittenSoFar, signal = neverStopped) =>
  engine.keep(request, written, { signal, owner: 'ada' });

function writtenUntil(text: string): WrittenSoFar {
  const parser = new OutputParser();
  const told = new ToldFiles();
  for (const event of parser.push(text)) told.take(event);
  return { files: told.files, isWritten: false };
}

const page = (content: string, complete = false) => ({
  files: [{ path: 'index.html', content, complete }],
  isWritten: false,
});

test('what was written until any place is nothing, or a site that can be stored', {
  timeout: 120_000,
}, async () => {
  let kept = 0;
  for (let cut = 0; cut <= recordedAnswer.length; cut += 50) {
    const site = await keep(writtenUntil(recordedAnswer.slice(0, cut)));
    if (!site) continue;
    kept += 1;
    expect(() => checkOutput(site.files)).not.toThrow();
    expect(site.report.notes[0]).toMatch(/was interrupted/);
  }
  expect(kept).toBeGreaterThan(100);
});

describe('a site that was interrupted', () => {
  test('is moved out of the folder in which it was written', async () => {
    const text =
      '<file path="my-site/about.html">\n<h1>About</h1>\n</file>\n<file path="my-site/index.html">\n<h1>Bread</h1>\n';
    const paths = (await keep(writtenUntil(text)))?.files.map((file) => file.path);

    expect(paths).toEqual(expect.arrayContaining(['about.html', 'index.html']));
    expect(paths?.filter((path) => path.startsWith('my-site'))).toEqual([]);
  });

  const cut = recordedAnswer.indexOf('Flour, water');

  test('shows what was written, styled, closed and with all that a site has', async () => {
    const site = await keep(writtenUntil(recordedAnswer.slice(0, cut)));
    const contentOf = (path: string) => String(site?.files.find((file) => file.path === path)?.content);

    expect(site).toMatchObject({ name: 'Hearth & Rye', engine: 'openai', seed: 3 });
    expect(contentOf('index.html')).toContain(recordedHeading);
    expect(contentOf('index.html').trimEnd().endsWith('</html>')).toBe(true);
    expect(contentOf('styles.css')).toContain('.max-w-5xl');
    expect(site?.files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['favicon.svg', 'robots.txt', '404.html']),
    );
  });

  test('says first that it was', async () => {
    const site = await keep(page('<!doctype html><title>x</title><form><p>Bread'));

    expect(site?.report.notes[0]).toBe(
      'The generation was interrupted before the site was finished. The site holds what was written until then.',
    );
    expect(site?.report.notes).toHaveLength(4);
    expect(site?.report.notes[1]).toBe('Cut off in the middle: index.html.');
    expect(site?.report.notes.at(-1)).toContain('not opened in a browser: the generation was interrupted');
  });

  test.each([
    ['a tag', '<h1>Bread</h1><p class="mt-', '<p'],
    ['a comment', '<h1>Bread</h1><!-- the pri', '<!-- the pri\n'],
    ['a script', '<h1>Bread</h1><script>document.que', 'document'],
    ['a style', '<h1>Bread</h1><style>p { col', 'p { col'],
    ['an entity', '<h1>Bread &am', '&amp;am'],
  ])('does not hold %s that was cut', async (_, content, part) => {
    const site = await keep(page(`<!doctype html><html lang="en"><body>${content}`));
    const home = String(site?.files.find(({ path }) => path === 'index.html')?.content);

    expect(home).toContain('<h1>Bread');
    expect(home).not.toContain(part);
  });

  test('leaves half a script out, and does not load it', async () => {
    const home = '<!doctype html><script src="script.js" defer></script><h1>Bread</h1>';
    const site = await keep({
      files: [
        { path: 'index.html', content: home, complete: true },
        { path: 'script.js', content: 'const open = () => {', complete: false },
      ],
      isWritten: false,
    });

    expect(site?.files.map(({ path }) => path)).not.toContain('script.js');
    expect(String(site?.files.find(({ path }) => path === 'index.html')?.content)).not.toContain('script.js');
  });
});

describe('nothing is kept', () => {
  test.each([
    ['when nothing was written', { files: [], isWritten: false }],
    ['of a page on which there is nothing to see', page('<!doctype html><title>Bread</title><body>')],
    [
      'of files without a page',
      { files: [{ path: 'a.css', content: 'a{}', complete: true }], isWritten: false },
    ],
    ['of a page that no thread can hold', page(`x${'<div>'.repeat(5000)}`)],
    [
      'of a path that no site may have',
      { files: [{ path: '../a.html', content: 'x', complete: true }], isWritten: false },
    ],
  ])('%s', async (_, written) => {
    expect(await keep(written)).toBeUndefined();
  });

  test('when it is stopped', async () => {
    await expect(keep(page('<h1>Bread'), AbortSignal.abort())).rejects.toMatchObject({
      code: 'GENERATION_STOPPED',
    });
  });
});
