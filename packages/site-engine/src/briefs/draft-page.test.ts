import { expect, test } from 'vitest';
import { createComposer } from '../engines/composer/composer-engine.ts';
import { draftPage } from './draft-page.ts';
import { recompose } from './recompose.ts';

const options = { signal: new AbortController().signal, onEvent: () => {} };

async function composed(prompt: string) {
  const { brief } = await createComposer().generate({ prompt }, options);
  if (!brief) throw new Error('The composer hands over a brief.');
  return brief;
}

const prompt =
  'A gallery called Wrenfield in Leeds.\nPages: Home, Pictures, Visit\nPictures: a gallery with photos\nPhone: 0113 496 0100';

test('a draft is the page that storing the same changes makes, and stands alone', async () => {
  const brief = await composed(prompt);
  const changes = { place: { value: 'Whitby', sureness: 0, from: [] } };
  const draft = await draftPage({ id: 'a', path: 'visit.html', brief, changes });
  const { files } = await recompose({ brief, changes });
  const page = files.find(({ path }) => path === draft.path);

  expect(draft.html.replace(/src="data:[^"]+"/g, 'src=""')).toBe(
    String(page?.content).replace(/src="[^"]+\.svg"/g, 'src=""'),
  );
  expect(draft.html).toContain('Whitby');
  const drawn = `${draft.html}${draft.css}`.replace(/<(?:script|link)[^>]*>/g, '');
  expect(drawn).not.toMatch(/(?:src="|url\(["']?)(?!data:|#)/);
  expect(draft.css).toContain('url(data:font/woff2;base64,');
});

test('styles have a name of their own that is the same while they are', async () => {
  const brief = await composed(prompt);
  const draftOf = (changes: Parameters<typeof recompose>[0]['changes']) =>
    draftPage({ id: 'b', path: 'index.html', brief, changes });
  const [first, renamed, dark] = [
    await draftOf({}),
    await draftOf({ name: { value: 'Wren', sureness: 1, from: [] } }),
    await draftOf({ design: { colours: [{ css: '#aa0000', words: 'red', from: [] }] } }),
  ];
  expect(renamed.styles).toBe(first.styles);
  expect(renamed.html).not.toBe(first.html);
  expect(dark.styles).not.toBe(first.styles);
});

test('a page that the changes take away is drawn as the first', async () => {
  const brief = await composed(prompt);
  const { path } = await draftPage({ id: 'c', path: 'pictures.html', brief, changes: { pages: [] } });
  expect(path).toBe('index.html');
});
