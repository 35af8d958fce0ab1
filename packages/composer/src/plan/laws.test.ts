import type { Brief } from '@sitewright/contracts';
import { expect, test } from 'vitest';
import { planSite } from './plan-site.ts';
import type { SectionPlan, SitePlan } from './site-plan.ts';
import { generatedBrief } from './testing/generated-brief.ts';

/** Each brief is planned once: no law changes what it looks at. */
const cases = Array.from({ length: 200 }, (_, index) => {
  const seed = `laws-${index}`;
  const brief = generatedBrief(seed);
  return { seed, brief, planned: planSite(brief, seed) };
});
type Case = (typeof cases)[number];
const each = (check: (brief: Brief, seed: string, planned: Case['planned']) => void) => {
  for (const { brief, seed, planned } of cases) check(brief, seed, planned);
};

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
// A plan is plain data by its definition.
const jsonOf = (plan: unknown): Json => JSON.parse(JSON.stringify(plan)) as Json;

/** Every object of a plan, as the strings that stand in it directly. */
function recordsIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(recordsIn);
  if (value === null || typeof value !== 'object') return [];
  const own = Object.values(value).flatMap((field) =>
    Array.isArray(field)
      ? field.filter((one) => typeof one === 'string')
      : typeof field === 'string'
        ? [field]
        : [],
  );
  return [own.join('\n'), ...Object.values(value).flatMap(recordsIn)];
}

/** What of a brief must stand together on a page. */
function entriesOf(brief: Brief): string[][] {
  const texts = (...all: (string | undefined)[]): string[] => all.filter((text) => text !== undefined);
  return [
    ...brief.offer.flatMap(({ items }) =>
      items.map(({ name, price, detail, values }) =>
        texts(name, price, detail, ...Object.values(values ?? {})),
      ),
    ),
    ...brief.people.map(({ name, role, note }) => texts(name, role, note)),
    ...brief.events.map(({ title, date, time, place, price, note }) =>
      texts(title, date, time, place, price, note),
    ),
    ...brief.quotations.map(({ text, by, use }) => (use === 'voice' ? texts(text, by) : [text])),
    ...brief.figures.map(({ value, label }) => [value, label]),
    ...brief.questions.map(({ question, answer }) => texts(question, answer)),
    ...brief.details.map(({ text }) => [text]),
    ...brief.story.map(({ text }) => [text]),
    ...brief.hours.map(({ days, times, of }) => texts(days, times, of)),
    ...brief.contacts.map(({ value }) => [value]),
  ];
}

/** Headlines are parted in two, and a line begins with a capital; what counts is what one reads. */
const read = (record: string): string => record.replaceAll('|', ' ').replaceAll('&', '').toLowerCase();

function missingFrom(plan: SitePlan, brief: Brief): string[][] {
  const [first] = plan.languages;
  const records = recordsIn(jsonOf(first)).map(read);
  return entriesOf(brief).filter(
    (entry) => !records.some((record) => entry.every((text) => record.includes(text.toLowerCase()))),
  );
}

/** Keys whose values are no words of the page. */
const technical = new Set([
  'id',
  'path',
  'href',
  'day',
  'to',
  'yearly',
  'formula',
  'mapLink',
  'calendarFile',
  'target',
  'tag',
]);

function wordsIn(value: Json, key = ''): string[] {
  if (technical.has(key)) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((one) => wordsIn(one, key));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, field]) => wordsIn(field, name));
}

const holds = (section: SectionPlan): number => {
  const lists = Object.values(section).filter((field) => Array.isArray(field) && field !== section.from);
  const isPlaced = section.type === 'visit' && section.town !== undefined;
  return lists.reduce((count, list) => count + list.length, isPlaced ? 1 : 0);
};

test('every fact stands on the pages next to what it belongs to, unchanged', () => {
  each((brief, seed, planned) => expect(missingFrom(planned.plan, brief), seed).toEqual([]));
});

test('no wish, instruction or prohibition is printed', () => {
  each((_, seed, planned) => {
    const words = wordsIn(jsonOf(planned.plan.languages)).join('\n');
    expect(words.match(/\bplease(?:make|do|page|no|colour)?[a-j]{3}\b/gu), seed).toBeNull();
  });
});

test('no number is on the pages that the brief does not have', () => {
  each((brief, seed, planned) => {
    const known = new Set(JSON.stringify(brief).match(/\d+/gu));
    const shown = wordsIn(jsonOf(planned.plan.languages)).join('\n').match(/\d+/gu) ?? [];
    expect(
      shown.filter((digits) => !known.has(digits)),
      seed,
    ).toEqual([]);
  });
});

test('every statement has an outcome, and what is said to be on a page is there', () => {
  each((brief, seed, planned) => {
    const { plan, statements } = planned;
    const pages = new Map(
      plan.languages[0].pages.map(({ path, sections }) => [path, new Set(sections.map(({ id }) => id))]),
    );
    expect(statements.length).toBe(brief.statements.length);
    for (const { outcome, text } of statements) {
      expect(outcome, `${seed} ${text}`).toBeDefined();
      const spots = outcome && 'spots' in outcome ? (outcome.spots ?? []) : [];
      for (const { path, anchor } of spots) {
        expect(pages.has(path), `${seed} ${path}`).toBe(true);
        if (anchor) expect(pages.get(path)?.has(anchor), `${seed} ${path}#${anchor}`).toBe(true);
      }
    }
  });
});

test('a fact is on a page by its outcome', () => {
  each((_, seed, planned) => {
    const { statements } = planned;
    const facts = ['item', 'person', 'event', 'quotation', 'story', 'fact'];
    const lost = statements.filter(
      ({ class: kind, outcome }) => facts.includes(kind) && outcome?.became !== 'on_page',
    );
    expect(
      lost.map(({ text, outcome }) => [text, outcome]),
      seed,
    ).toEqual([]);
  });
});

test('no section is empty, and no two of a page have one id', () => {
  each((_, seed, planned) => {
    for (const { pages } of planned.plan.languages)
      for (const { sections } of pages) {
        expect(new Set(sections.map(({ id }) => id)).size, seed).toBe(sections.length);
        for (const section of sections) {
          const isWhole = section.type === 'call' || section.type === 'newsletter' || section.type === 'tool';
          expect(isWhole || holds(section) > 0, `${seed} ${section.type}`).toBe(true);
        }
      }
  });
});

test('entries begin with a capital, and no page has two sections that hold what belongs nowhere else', () => {
  each((_, seed, planned) => {
    for (const { pages } of planned.plan.languages)
      for (const { sections } of pages) {
        const points = sections.flatMap((section) => (section.type === 'points' ? section.points : []));
        const small = points.flatMap(({ name }) => (/^\p{Ll}/u.test(name) ? [name] : []));
        expect(small, seed).toEqual([]);
        expect(
          sections.filter(({ type, id }) => type === 'points' && id.startsWith('details')).length,
          seed,
        ).toBeLessThan(2);
      }
  });
});

test('links lead to what is there', () => {
  each((_, seed, planned) => {
    const { languages } = planned.plan;
    const ids = new Set(
      languages.flatMap(({ pages }) =>
        pages.flatMap(({ path, sections }) => [path, ...sections.map(({ id }) => `${path}#${id}`)]),
      ),
    );
    const hrefs = JSON.stringify(languages).matchAll(/"href":"([^"]+)"/gu);
    const inside = [...hrefs]
      .map(([, href = '']) => href)
      .filter((href) => !/^(?:[a-z]+:|#main)/u.test(href));
    expect(
      inside.filter((href) => !ids.has(href)),
      seed,
    ).toEqual([]);
  });
});

test('adding a fact removes no other', () => {
  each((brief, seed) => {
    const one = { text: 'Added 987654', key: 'Extra', from: [] };
    const more: Brief = {
      ...brief,
      details: [...brief.details, one],
      story: [...brief.story, { text: 'Also.', from: [] }],
    };
    const items: Brief = {
      ...more,
      offer: [...more.offer, { items: [{ name: 'Another', price: '£987654', from: [] }] }],
    };
    for (const grown of [more, items])
      expect(missingFrom(planSite(grown, seed).plan, grown), seed).toEqual([]);
  });
});

test('the same brief and seed give the same plan', () => {
  each((_, seed, planned) =>
    expect(JSON.stringify(planSite(generatedBrief(seed), seed))).toBe(JSON.stringify(planned)),
  );
});

const longEnoughToNotice = 30;

test('no page says the same thing twice', () => {
  each((_, seed, planned) => {
    for (const { pages } of planned.plan.languages)
      for (const { hero, sections } of pages) {
        // What a form answers once it is sent is not read beside the rest; calls to act may be repeated, and so may what
        // only says what belongs into an entry.
        const read = sections.filter(
          ({ type, isExample }) => type !== 'form' && type !== 'call' && !isExample,
        );
        const blocks = [hero?.lede ?? '', ...wordsIn(jsonOf(read))].filter(
          (text) => text.length >= longEnoughToNotice,
        );
        expect(
          blocks.filter((text, index) => blocks.indexOf(text) !== index),
          seed,
        ).toEqual([]);
      }
  });
});
