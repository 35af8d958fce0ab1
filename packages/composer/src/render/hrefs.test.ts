import { expect, test } from 'vitest';
import type { LanguagePlan, PagePlan, SitePlan } from '../plan/site-plan.ts';
import { hrefsFrom, inOtherLanguages, relativePath } from './hrefs.ts';

const page = (path: string): PagePlan => ({ path, title: '', description: '', sections: [] });
const language = (tag: string, paths: readonly string[]): LanguagePlan => ({
  tag,
  locale: tag,
  direction: 'ltr',
  navigation: [],
  action: { label: '', href: '#main' },
  footer: { columns: [], facts: [] },
  pages: paths.map(page),
});
const english = language('en', ['index.html', 'prices.html']);
const spanish = language('es', ['es/index.html', 'es/prices.html']);

test('files of the root are reached from the folder of a language', () => {
  expect(relativePath('es/', 'styles.css')).toBe('../styles.css');
  expect(relativePath('', 'styles.css')).toBe('styles.css');
  expect(relativePath('es/', 'es/prices.html')).toBe('prices.html');
});

test('a link leads to the page of its own language, however it is written', () => {
  const href = hrefsFrom(spanish, page('es/index.html'));

  expect(href('es/prices.html#list')).toBe('prices.html#list');
  expect(href('prices.html')).toBe('prices.html');
  expect(href('calendar.ics')).toBe('../calendar.ics');
  expect(hrefsFrom(english, page('prices.html'))('index.html#visit')).toBe('index.html#visit');
});

test.each(['#visit', 'tel:+4930123', 'mailto:a@b.example', 'https://wa.me/49'])(
  '%s stays as it is',
  (target) => {
    expect(hrefsFrom(spanish, page('es/index.html'))(target)).toBe(target);
  },
);

test('the same page in the other language', () => {
  const plan = { languages: [english, spanish] } as unknown as SitePlan;
  const [, second] = english.pages;
  expect(second && inOtherLanguages(plan, english, second)).toEqual([
    { tag: 'en', isHere: true, href: 'prices.html' },
    { tag: 'es', isHere: false, href: 'es/prices.html' },
  ]);
});
