import { describe, expect, test } from 'vitest';
import { composeSite } from '../compose-site.ts';
import { type KindId, kindGroups } from '../kinds/groups.ts';
import { kinds } from '../kinds/registry.ts';
import { words as english } from './en/words.ts';
import { kindIn } from './kind-in.ts';
import type { LanguageId } from './language.ts';
import { lexicons } from './lexicons.ts';
import { packs } from './packs.ts';

const written = Object.keys(packs) as LanguageId[];
const kindIds = Object.keys(kinds) as KindId[];
/** One of each group: their sites are made of the same sections. */
const sampled = Object.values(kindGroups).map(([first]) => first);

/** Every text in a table of texts, with the way to it. */
const texts = (value: unknown, way = ''): [string, string][] =>
  typeof value === 'string'
    ? [[way, value]]
    : Object.entries(value as object).flatMap(([key, part]) => texts(part, `${way}.${key}`));

const gaps = (text: string) => [...text.matchAll(/\{\w+\}/gu)].map(([gap]) => gap).sort();
const halves = (text: string) => text.split('|').length;

const spoken = ({ unnamed, headlines, lede, action, offer, points, process, about, faq, form }: KindTexts) =>
  texts({ unnamed, headlines, lede, action, offer, points, process, about, faq, form });
type KindTexts = ReturnType<typeof kindIn>;

const pages = (prompt: string) =>
  composeSite(prompt, 1).files.flatMap(({ path, content }) =>
    path.endsWith('.html') && typeof content === 'string' ? [content] : [],
  );

describe.each(written)('the words of sections in %s', (language) => {
  const own = Object.fromEntries(texts(packs[language]?.words));

  test.each(texts(english))('%s', (way, text) => {
    expect(own[way]?.trim()).toBeTruthy();
    if (!way.startsWith('.place')) expect(gaps(own[way] ?? '')).toEqual(gaps(text));
    expect(halves(own[way] ?? '')).toBe(halves(text));
  });
});

describe.each(written)('the kinds in %s', (language) => {
  const sayings = kindIds.flatMap((id) => kindIn(language, id).headlines);

  test('no two kinds open alike', () => {
    expect(sayings.filter((saying, index) => sayings.indexOf(saying) !== index)).toEqual([]);
  });

  test.each(kindIds)('%s', (id) => {
    const kind = kindIn(language, id);

    expect(kind.offer.items.length).toBeGreaterThanOrEqual(4);
    expect(kind.headlines.length).toBeGreaterThanOrEqual(2);
    expect(gaps(kind.lede)).toContain('{brand}');
    for (const headline of kind.headlines) expect(headline.length).toBeLessThan(52);
    for (const [way, text] of spoken(kind)) {
      expect(text.trim(), way).toBe(text);
      expect(gaps(text).filter((gap) => gap !== '{brand}' && gap !== '{in}')).toEqual([]);
      expect(halves(text), way).toBeLessThanOrEqual(2);
    }
    const inEnglish = new Set(spoken(kinds[id]).map(([, text]) => text));
    expect(spoken(kind).filter(([, text]) => text.length > 12 && inEnglish.has(text))).toEqual([]);
  });

  test.each(sampled)('a site for %s says nothing in English', (id) => {
    const prompt = `${lexicons[language][id][0]} "Zebra"`;
    const inEnglish = texts({ ...english, offers: {} })
      .map(([, text]) => text)
      .filter((text) => text.length > 12 && !text.includes('{') && !text.includes('|'));

    for (const page of pages(`${asks[language]} ${prompt}`)) {
      expect(page).toContain(`lang="${language}"`);
      expect(inEnglish.filter((text) => page.includes(text))).toEqual([]);
    }
  });
});

/** "A website for", so that a prompt of few words says in which language it is. */
const asks: Readonly<Record<LanguageId, string>> = {
  ar: 'أريد موقعا إلكترونيا',
  de: 'Eine Webseite für mein und unser',
  en: 'A website for my',
  es: 'Una página web para mi',
  fr: 'Un site pour notre',
  it: 'Un sito per il nostro',
  ja: 'サイトを作ってください',
  pt: 'Um site para o nosso',
};
