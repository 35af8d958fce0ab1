import { expect, test } from 'vitest';
import type { SiteFile } from '../../src/engine.ts';
import type { EvalPrompt } from '../prompts/eval-prompt.ts';
import { readWritten } from '../sites/made-site.ts';
import { brand } from './brand.ts';
import type { Check } from './check.ts';
import { facts } from './facts.ts';
import { finished } from './finished.ts';
import { declaredLanguage, oneLanguage } from './language.ts';
import { links } from './links.ts';

type Written = ReturnType<typeof readWritten>;

const page = (body: string, lang = 'en') =>
  `<!doctype html><html lang="${lang}"><title>Rye &amp; Co</title><body>${body}</body></html>`;

function problems(
  check: Check<Written>,
  wanted: Partial<EvalPrompt>,
  home: string,
  { more = [] }: { more?: SiteFile[] } = {},
) {
  const files = [{ path: 'index.html', content: home }, ...more];
  return check.judge(readWritten({ id: 'a', text: 'a bakery', ...wanted }, files)).problems;
}

test('a brand must be in the title and in the header', () => {
  expect(problems(brand, { brand: 'Rye & Co' }, page('<header>Rye &amp; Co</header>'))).toEqual([]);
  expect(
    problems(brand, { brand: 'Rye & Co' }, page('<header>Bread</header><h1>Rye &amp; Co</h1>')),
  ).toHaveLength(1);
});

test('facts stand as typed, but for a capital at the start', () => {
  const home = page('<ul><li>Rye loaf <b>£5.20</b></ul>');

  expect(problems(facts, { facts: ['rye loaf', '£5.20'] }, home)).toEqual([]);
  expect(problems(facts, { facts: ['£5.2', 'Rye Loaf', '£6'] }, home)).toEqual([
    '“Rye Loaf” is nowhere',
    '“£6” is nowhere',
  ]);
});

test('pages declare their language and the way it runs', () => {
  expect(problems(declaredLanguage, {}, page(''))).toEqual([]);
  expect(problems(declaredLanguage, { language: 'de' }, page(''))).toHaveLength(1);
  expect(problems(declaredLanguage, { language: 'ar' }, page('', 'ar'))).toHaveLength(1);
  expect(problems(declaredLanguage, { language: 'ar' }, page('', 'ar" dir="rtl'))).toEqual([]);
});

test('English left over in another language is found in texts and attributes, the prompt’s own words are not', () => {
  const german = { language: 'de', text: 'Bäckerei „The Oven“' } as const;

  expect(problems(oneLanguage, german, page('<h1>Brot von The Oven</h1><img alt="Unser Brot">'))).toEqual([]);
  expect(problems(oneLanguage, german, page('<p>Bread with a crust</p>'))).toHaveLength(1);
  expect(problems(oneLanguage, german, page('<button aria-label="Close this"></button>'))).toHaveLength(1);
  expect(problems(oneLanguage, { language: 'ja', text: 'パン屋' }, page('<p>パン bread</p>'))).toHaveLength(
    1,
  );
});

test.each([
  'Lorem ipsum',
  'Hello {brand}',
  'for undefined',
  'Open at 8 .',
  'Bread,. fresh',
  'A website for bread',
])('a text is not finished: %s', (text) => {
  expect(problems(finished, {}, page(`<p>${text}</p>`))).toHaveLength(1);
});

test.each(['Fresh bread … daily', 'Please tell us your name.', 'Open 8:00, closed 18:00.', 'Null is fine'])(
  'a text is finished: %s',
  (text) => {
    expect(problems(finished, {}, page(`<p>${text}</p>`))).toEqual([]);
  },
);

test.each(['#', '#nowhere', 'nowhere.html', 'index.html#nowhere', 'javascript:void(0)', 'http://a.example'])(
  'a link leads nowhere: %s',
  (href) => {
    expect(problems(links, {}, page(`<a href="${href}">Go</a>`))).toHaveLength(1);
  },
);

test.each(['#faq', 'index.html#faq', 'index.html', 'mailto:a@b.example', 'tel:+44'])(
  'a link leads somewhere: %s',
  (href) => {
    expect(problems(links, {}, page(`<a href="${href}">Go</a><p id="faq"></p>`))).toEqual([]);
  },
);
