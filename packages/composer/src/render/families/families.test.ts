import { loadLocale, localeFor } from '@sitewright/composer-content';
import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { samplePlans } from '../../plan/testing/sample-plans.ts';
import { createRandom } from '../../random.ts';
import { renderWith } from '../render-with.ts';
import { chooseLook, designOf, paletteFor } from './choose-look.ts';
import type { Family } from './family.ts';
import { type FamilyId, familyIds } from './look.ts';
import { planAround, sampleHeroes } from './testing/sample-heroes.ts';

const messagesIn = (locale: string) => loadLocale(localeFor(locale) ?? 'en').messages;

function problemsIn(markup: string): string[] {
  const problems: string[] = [];
  parse(markup, { onParseError: ({ code, startLine }) => problems.push(`${code} in line ${startLine}`) });
  const ids = [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id ${id} twice`);
  const holes = markup.match(/undefined|NaN|\[object/g) ?? [];
  return [...problems, ...twice, ...holes];
}

/** Every text of a page, as it is read. */
const readable = (markup: string) =>
  markup
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<(?:br)[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

type Sample = (typeof sampleHeroes)[number];

function pagesOf(
  family: FamilyId,
  sample: Sample,
  choice: { hero?: number; header?: number; footer?: number },
) {
  const plan = planAround(sample, family, `${family} ${choice.hero}`);
  const look = chooseLook(plan, choice);
  return renderWith(plan, { family: look, palette: paletteFor(plan), messagesIn })
    .filter(({ path }) => path.endsWith('.html'))
    .map(({ path, content }) => ({ path, markup: String(content) }));
}

const spaceless = (text: string) => text.replaceAll(/[\s|]/g, '');

describe.each(familyIds)('%s', (id) => {
  const { headers, heroes, footers } = designOf({
    design: { family: id, colours: {}, hue: 0, theme: 'light', subject: '', icons: [] },
  });

  test.each(heroes.map((_, hero) => hero))('hero %i holds every sample', (hero) => {
    const found = sampleHeroes.flatMap((sample) =>
      pagesOf(id, sample, { hero }).flatMap(({ path, markup }) =>
        problemsIn(markup).map((problem) => `${sample.name} ${path}: ${problem}`),
      ),
    );

    expect(found).toEqual([]);
  });

  test.each(heroes.map((_, hero) => hero))(
    'hero %i shows headline, lede, actions, facts and code',
    (hero) => {
      for (const sample of sampleHeroes) {
        const [page] = pagesOf(id, sample, { hero });
        const text = spaceless(readable(page?.markup ?? ''));
        const { headline, lede, actions, facts, code = [], countdown } = sample.hero;
        const said = [headline, lede, ...actions.map(({ label }) => label), ...facts, ...code];
        for (const line of [...said, ...(countdown ? [countdown.label] : [])])
          expect(text, `${sample.name}: ${line}`).toContain(spaceless(line));
      }
    },
  );

  test.each(heroes.map((_, hero) => hero))('every sample plan is valid HTML under hero %i', (hero) => {
    const found = samplePlans.flatMap((sample) => {
      const plan = { ...sample, design: { ...sample.design, family: id } };
      const drawing = { family: chooseLook(plan, { hero }), palette: paletteFor(plan), messagesIn };
      return renderWith(plan, drawing)
        .filter(({ path }) => path.endsWith('.html'))
        .flatMap(({ path, content }) => problemsIn(String(content)).map((problem) => `${path}: ${problem}`));
    });

    expect(found).toEqual([]);
  });

  test.each(headers.map((_, header) => header))('header %i has name, tools, telephone and menu', (header) => {
    for (const sample of sampleHeroes) {
      const [page, , translated] = pagesOf(id, sample, { header });
      const markup = page?.markup.slice(0, page.markup.indexOf('</header>')) ?? '';
      expect(problemsIn(page?.markup ?? '')).toEqual([]);
      expect(spaceless(readable(markup))).toContain(spaceless(sample.name));
      for (const sign of [
        'data-theme-switch',
        'hreflang="pt"',
        'data-basket-count',
        'data-site-search',
        'href="tel:+441434555123"',
      ])
        expect(markup).toContain(sign);
      expect(markup).toContain('id="site-menu"');
      expect(translated?.markup).toContain('href="../index.html"');
    }
  });

  test.each(footers.map((_, footer) => footer))('footer %i has every link and fact', (footer) => {
    const [page] = pagesOf(id, sampleHeroes[0] ?? fail(), { footer });
    const markup = page?.markup.slice(page.markup.lastIndexOf('<footer')) ?? '';

    expect(problemsIn(page?.markup ?? '')).toEqual([]);
    for (const text of ['Pages', 'Prices', 'hello@example.org', '12 Mill Lane', 'Mon to Fri, 8 to 5'])
      expect(readable(markup)).toContain(text);
    expect(markup).toContain('href="mailto:hello@example.org"');
  });
});

function fail(): never {
  throw new Error('There is no sample.');
}

const shapeOf = ({ hero, header, footer, corners, rhythm, isMirrored, broader }: Family) =>
  [hero, header, footer].map(String).join() + JSON.stringify([corners, rhythm, isMirrored, broader]);

test('a seed always brings the same look, and seeds differ', () => {
  const looks = Array.from({ length: 12 }, (_, seed) => {
    const plan = planAround(sampleHeroes[0] ?? fail(), 'calm', `${seed}`);
    expect(shapeOf(chooseLook(plan))).toBe(shapeOf(chooseLook(plan)));
    return shapeOf(chooseLook(plan));
  });

  expect(new Set(looks).size).toBeGreaterThan(8);
  expect(createRandom('a').next()).toBe(createRandom('a').next());
});
