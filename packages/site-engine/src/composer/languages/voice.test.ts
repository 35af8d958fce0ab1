import { describe, expect, test } from 'vitest';
import { planSite } from '../planning/plan-site.ts';
import { readBrief } from '../reading/read-brief.ts';
import type { Tone } from '../reading/tone.ts';
import { languageIds } from './language.ts';
import { voiceOf } from './packs.ts';
import type { NamedTone } from './vocabulary.ts';

const brief = readBrief('A bakery called “Zebra”');
const siteIn = (language: string, tone: Tone, seed = 1) =>
  planSite({ ...brief, language, tone }, { prompt: 'A bakery called “Zebra”', seed }).site;

describe.each(languageIds)('the voice of %s', (language) => {
  const { openings, headlines: ofKinds, calls } = voiceOf(language);
  const sayings = Object.values(openings).flatMap((tones) => Object.values(tones));

  test('never opens twice alike, in lines a hero can hold', () => {
    const headlines = [
      ...sayings.map(([headline]) => headline),
      ...Object.values(ofKinds).flatMap((tones) => Object.values(tones)),
    ];

    expect(headlines.filter((line, index) => headlines.indexOf(line) !== index)).toEqual([]);
    for (const line of [...headlines, ...Object.values(calls).map(({ title }) => title)]) {
      expect(line.length, line).toBeLessThan(52);
      expect(line.split('|').length, line).toBe(2);
    }
  });

  test('states no number and leaves no gap', () => {
    for (const text of sayings.flat()) expect(text).not.toMatch(/\p{N}|[{}]|^\s|\s$/u);
  });

  test.each(Object.keys(calls) as NamedTone[])('%s: headline, lede and call are its own', (tone) => {
    const [ofGroup, thought] = openings.food[tone];
    const site = siteIn(language, tone);
    const headlines = [0, 1, 2, 3, 4].map((seed) => siteIn(language, tone, seed).headline);

    expect(headlines).toContain(ofGroup);
    if (ofKinds.bakery?.[tone]) expect(headlines).toContain(ofKinds.bakery[tone]);
    expect(site.lede).toContain('Zebra');
    expect(site.lede.endsWith(thought)).toBe(true);
    expect(site.call).toEqual(calls[tone]);
  });

  test('the next seed opens in other words', () => {
    expect(siteIn(language, 'warm', 1).headline).not.toBe(siteIn(language, 'warm', 2).headline);
  });

  test('a plain tone leaves the kind its words', () => {
    const site = siteIn(language, 'plain');

    expect(site.kind.headlines).toContain(site.headline);
    expect(site.call).toBeUndefined();
  });
});
