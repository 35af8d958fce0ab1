import { expect, test } from 'vitest';
import type { FileEvent, PreviewEvent, SiteFile } from '../engine.ts';
import { LivePreview, type PreviewOptions } from './live-preview.ts';

/** A preview whose styles are made when the test says so: `styled` is what was asked for. */
function startPreview(options: Pick<PreviewOptions, 'files'> = {}) {
  const styled: SiteFile[][] = [];
  const waiting: { resolve: (css: string) => void; reject: (error: Error) => void }[] = [];
  const previews: PreviewEvent[] = [];
  const preview = new LivePreview({
    ...options,
    style: (files) => {
      styled.push(files);
      const html = String(files[0]?.content);
      return new Promise((resolve, reject) =>
        waiting.push({ resolve: (css) => resolve({ css, html }), reject }),
      );
    },
    onPreview: (event) => previews.push(event),
  });
  const settled = () => new Promise(setImmediate);
  return {
    preview,
    previews,
    styled,
    grow: (delta: string) => preview.take(file({ delta })),
    finishWith: async (css: string) => {
      waiting.shift()?.resolve(css);
      await settled();
    },
    fail: async () => {
      waiting.shift()?.reject(new Error('too complex'));
      await settled();
    },
  };
}

const file = (event: Partial<FileEvent>): FileEvent => ({
  type: 'file',
  path: 'index.html',
  complete: false,
  ...event,
});

const kilobyte = 'x'.repeat(1024);

test('comes as soon as there is something to see, then with each kilobyte', async () => {
  const { preview, previews, styled, grow, finishWith } = startPreview();
  preview.take(file({ content: '<!doctype html><title>Bread</title><body>' }));
  grow('<h1>');
  expect(styled).toHaveLength(0);

  grow('B');
  await finishWith('a{}');
  grow('read');
  expect(styled).toHaveLength(1);

  grow(kilobyte);
  await finishWith('b{}');
  expect(previews).toEqual([
    {
      type: 'preview',
      path: 'index.html',
      html: '<!doctype html><title>Bread</title><body><h1>B',
      css: 'a{}',
    },
    {
      type: 'preview',
      path: 'index.html',
      html: expect.stringContaining(`<h1>Bread${kilobyte}`),
      css: 'b{}',
    },
  ]);
});

test('waits for an eighth of a large page, so that all previews together stay linear', async () => {
  const { preview, previews, grow, finishWith } = startPreview();
  preview.take(file({ content: '<p>' }));
  for (let size = 0; size < 200; size += 1) {
    grow(kilobyte);
    await finishWith('a{}');
  }

  const sum = previews.reduce((total, { html }) => total + html.length, 0);
  expect(sum).toBeLessThan(10 * 200 * 1024);
  expect(previews.length).toBeGreaterThan(20);
});

test('is never styled twice at once: the latest state follows', async () => {
  const { preview, previews, styled, grow, finishWith } = startPreview();
  preview.take(file({ content: '<p>1' }));
  for (let count = 0; count < 5; count += 1) grow(kilobyte);
  expect(styled).toHaveLength(1);

  await finishWith('a{}');
  expect(styled).toHaveLength(2);
  await finishWith('a{}');
  expect(previews.map(({ html }) => html.length)).toEqual([4, 4 + 5 * 1024]);
});

test('leaves the styles out while they are the same', async () => {
  const { preview, previews, grow, finishWith } = startPreview();
  preview.take(file({ content: '<p>1' }));
  for (const css of ['a{}', 'a{}', 'b{}']) {
    await finishWith(css);
    grow(kilobyte);
  }

  expect(previews.map(({ css }) => css)).toEqual(['a{}', undefined, 'b{}']);
});

test('comes once more when the page is complete, as it is in the end', async () => {
  const { preview, previews, grow, finishWith } = startPreview();
  preview.take(file({ content: '<p>1' }));
  await finishWith('a{}');
  grow('2');
  preview.take(file({ content: '<p>12\n', complete: true }));
  await finishWith('a{}');
  preview.take(file({ complete: true }));
  await finishWith('a{}');

  expect(previews.map(({ html }) => html)).toEqual(['<p>1', '<p>12\n']);
});

test('is made anew with a theme that comes later', async () => {
  const { preview, previews, styled, finishWith } = startPreview();
  preview.take(file({ content: '<p>1', complete: true }));
  await finishWith('a{}');
  preview.take(file({ path: 'theme.css', content: '@theme{' }));
  expect(styled).toHaveLength(1);

  preview.take(file({ path: 'theme.css', delta: '}', complete: true }));
  await finishWith('b{}');
  expect(styled[1]).toEqual([
    { path: 'index.html', content: '<p>1' },
    { path: 'theme.css', content: '@theme{}' },
  ]);
  expect(previews).toHaveLength(2);
});

test('goes on to the next page', async () => {
  const { preview, previews, finishWith } = startPreview();
  preview.take(file({ content: '<p>1', complete: true }));
  await finishWith('a{}');
  preview.take(file({ path: 'about.html', content: '<title>About' }));
  preview.take(file({ path: 'script.js', content: 'alert(1)', complete: true }));
  preview.take(file({ path: 'about.html', delta: '</title><p>2' }));
  await finishWith('a{}');

  expect(previews.map(({ path }) => path)).toEqual(['index.html', 'about.html']);
});

test('is not made with own styles above 256 KB, which would come again with each preview', async () => {
  const { preview, styled, previews, grow, finishWith } = startPreview();
  preview.take(file({ path: 'styles.css', content: kilobyte.repeat(256), complete: true }));
  preview.take(file({ content: '<p>1' }));
  for (let count = 0; count < 20; count += 1) {
    grow(kilobyte);
    await finishWith('a{}');
  }
  expect(styled).toHaveLength(0);
  expect(previews).toHaveLength(0);
});

test('is not made of pages above 256 KB', async () => {
  const { preview, styled } = startPreview();
  preview.take(file({ content: `<p>${kilobyte.repeat(256)}`, complete: true }));

  expect(styled).toHaveLength(0);
});

test('knows what an earlier attempt wrote', async () => {
  const files = [
    { path: 'theme.css', content: '@theme{}', complete: true },
    { path: 'index.html', content: '<p>1', complete: false },
  ];
  const { styled, grow } = startPreview({ files });
  grow('2');

  expect(styled).toEqual([
    [
      { path: 'index.html', content: '<p>12' },
      { path: 'theme.css', content: '@theme{}' },
    ],
  ]);
});

test('that fails is the last one', async () => {
  const { preview, previews, styled, grow, fail } = startPreview();
  preview.take(file({ content: '<p>1' }));
  grow(kilobyte);
  await fail();
  grow(kilobyte);

  expect(styled).toHaveLength(1);
  expect(previews).toEqual([]);
});

test('tells nothing after its end', async () => {
  const { preview, previews, finishWith } = startPreview();
  preview.take(file({ content: '<p>1' }));
  preview.end();
  await finishWith('a{}');

  expect(previews).toEqual([]);
});
