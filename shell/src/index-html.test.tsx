import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LoadingPage } from './components/loading-page.tsx';
import { GeneratorOutline } from './features/remotes/generator-outline.tsx';

const page = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8');

/** As the browser reads it: line breaks and self-closed tags make no difference. */
const parsed = (html: string) =>
  new DOMParser().parseFromString(html.replaceAll(/>\s+</g, '><').replaceAll(/\s+/g, ' '), 'text/html').body;

const trimmed = (html: string) => parsed(html).innerHTML.replaceAll(/(?<=>)\s|\s(?=<)/g, '');

const faces = [...parsed(page).querySelectorAll('#root > *')].map(({ innerHTML }) => trimmed(innerHTML));

test.each([
  ['the mark', LoadingPage],
  ['the outline of the generator', GeneratorOutline],
])('%s stands in the page before any script has come, as the script then draws it', (_, Face) => {
  expect(faces).toContain(trimmed(renderToStaticMarkup(<Face />)));
});
