import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LoadingPage } from './loading-page.tsx';

const page = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');

/** As the browser reads it: line breaks and self-closed tags make no difference. */
const parsed = (html: string) =>
  new DOMParser().parseFromString(html.replaceAll(/>\s+</g, '><'), 'text/html').body;

test('stands in the page before any script has come, as the script then draws it', () => {
  const first = parsed(page).querySelector('#root');
  expect(first?.innerHTML).toBe(parsed(renderToStaticMarkup(<LoadingPage />)).innerHTML);
});
