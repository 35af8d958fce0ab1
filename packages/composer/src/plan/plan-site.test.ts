import { expect, test } from 'vitest';
import { planSite } from './plan-site.ts';
import type { SectionPlan, SitePlan } from './site-plan.ts';
import { briefOf, said, statementsOf } from './testing/brief-of.ts';

const sectionsOf = ({ languages: [first] }: SitePlan, page = 0): readonly SectionPlan[] =>
  first.pages[page]?.sections ?? [];

const sectionOf = <Type extends SectionPlan['type']>(plan: SitePlan, type: Type, page = 0) =>
  sectionsOf(plan, page).find(
    (section): section is Extract<SectionPlan, { type: Type }> => section.type === type,
  );

const bakery = briefOf({
  name: said('Oat & Rye', [0]),
  siteType: said({ id: 'bakery', noun: 'bakery' }, [0]),
  place: said('Leeds', [0]),
  offer: [
    {
      title: 'Loaves',
      items: [
        { name: 'Rye', price: '£4.20', from: [1] },
        { name: 'Oat', price: '£3.80', from: [2] },
      ],
    },
  ],
  hours: [{ days: 'Tue–Sun', times: '7–14', from: [3] }],
  contacts: [
    { kind: 'address', value: '4 Mill Lane', from: [4] },
    { kind: 'email', value: 'hello@oat.example', from: [5] },
  ],
  functions: [{ type: 'form', options: ['name', 'phone', 'loaf (rye, oat)', 'what you need'], from: [6] }],
  statements: statementsOf(
    ['identity', 'Oat & Rye, a bakery in Leeds'],
    ['item', 'Rye £4.20'],
    ['item', 'Oat £3.80'],
    ['fact', 'Tue–Sun 7–14'],
    ['fact', '4 Mill Lane'],
    ['fact', 'hello@oat.example'],
    ['function_wish', 'an order form with name, phone, loaf (rye, oat) and what you need'],
    ['meta', 'thanks'],
  ),
});

test('a price list, a place and a form come to stand on one page', () => {
  const { plan, statements } = planSite(bakery, 'a');
  expect(sectionOf(plan, 'items')?.groups[0]?.items).toMatchObject([
    { name: 'Rye', price: '£4.20' },
    { name: 'Oat', price: '£3.80' },
  ]);
  expect(sectionOf(plan, 'visit')?.hours).toEqual([{ days: 'Tue–Sun', times: '7–14' }]);
  expect(statements.map(({ outcome }) => outcome?.became)).toEqual([
    'on_page',
    'on_page',
    'on_page',
    'on_page',
    'on_page',
    'on_page',
    'applied',
    'noted',
  ]);
});

test('the fields of a form are those that were asked for, in their words and with their choices', () => {
  const form = sectionOf(planSite(bakery, 'a').plan, 'form');
  expect(form?.fields.map(({ label, kind, options }) => [label, kind, options])).toEqual([
    ['Name', 'name', undefined],
    ['Phone', 'phone', undefined],
    ['Loaf', 'choice', ['rye', 'oat']],
    ['What you need', 'message', undefined],
  ]);
  expect(form?.send).toEqual({ by: 'email', target: 'hello@oat.example' });
});

test('the same brief and seed give the same plan', () => {
  expect(planSite(bakery, 'a')).toEqual(planSite(structuredClone(bakery), 'a'));
});

test('sections that need facts nobody gave are left out with what to add', () => {
  const { plan, statements } = planSite(
    briefOf({
      sections: [
        { type: 'voices', title: '3 reviews', count: 3, from: [0] },
        { type: 'people', title: 'Our team', from: [1] },
        { type: 'newsletter', from: [2] },
      ],
      statements: statementsOf(
        ['page_or_section_wish', '3 reviews'],
        ['page_or_section_wish', 'our team'],
        ['function_wish', 'newsletter'],
      ),
    }),
    'a',
  );
  expect(sectionsOf(plan).map(({ type }) => type)).toEqual(['newsletter']);
  expect(statements.map(({ outcome }) => outcome?.became)).toEqual(['left_out', 'left_out', 'applied']);
});

test('named pages stand in their order under their own names', () => {
  const { plan } = planSite(
    briefOf({
      name: said('Harbour Theatre'),
      pages: ['Home', 'What’s On', 'Über uns', 'Contact'].map((title) => ({ title, from: [] })),
      events: [{ title: 'Fishwives', date: '23 April', from: [] }],
    }),
    'a',
  );
  const [first] = plan.languages;
  expect(first.pages.map(({ path }) => path)).toEqual([
    'index.html',
    'whats-on.html',
    'uber-uns.html',
    'contact.html',
  ]);
  expect(sectionOf(plan, 'events', 1)?.events).toMatchObject([{ title: 'Fishwives', date: '23 April' }]);
  expect(sectionOf(plan, 'form', 3)).toBeDefined();
});
