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

test('sections that need facts nobody gave stand with examples, and it is told what to add', () => {
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
  expect(sectionsOf(plan).map(({ type, isExample }) => [type, isExample])).toEqual([
    ['voices', true],
    ['people', true],
    ['newsletter', undefined],
  ]);
  expect(sectionOf(plan, 'voices')?.voices).toHaveLength(3);
  expect(statements.map(({ outcome }) => outcome?.became)).toEqual(['applied', 'applied', 'applied']);
  expect(plan.notes.join(' ')).toContain('None are invented');
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

test('a tiny prompt of a sure trade shows examples that are marked; an unsure one none', () => {
  const dentist = (sureness: number) =>
    planSite(briefOf({ siteType: { value: { id: 'dentist', noun: 'dentist' }, sureness, from: [] } }), 'a')
      .plan;
  const examples = sectionsOf(dentist(0.95)).filter(({ type }) => type === 'items' || type === 'steps');
  expect(examples).toHaveLength(1);
  expect(JSON.stringify(examples)).toContain('Root canal');
  expect(examples.every(({ isExample }) => isExample)).toBe(true);
  expect(JSON.stringify(dentist(0.3))).not.toContain('Root canal');
  expect(sectionsOf(dentist(0.3)).filter(({ isExample }) => isExample)).toEqual([]);
});

test('a yearly price is worked out of what the prompt says a year costs, and of nothing else', () => {
  const plans = (options: string[]) =>
    sectionOf(
      planSite(
        briefOf({
          sections: [{ type: 'prices', from: [] }],
          offer: [
            {
              section: 0,
              items: [
                { name: 'Team', price: '$49', from: [] },
                { name: 'Scale', price: '$299', from: [] },
              ],
            },
          ],
          functions: [{ type: 'price_switch', options, section: 0, from: [] }],
        }),
        'a',
      ).plan,
      'items',
    );
  expect(plans(['yearly is two months free'])?.groups[0]?.items.map(({ yearly }) => yearly)).toEqual([
    '$490',
    '$2990',
  ]);
  expect(plans([])?.tools.priceSwitch).toBeUndefined();
});

test('a second language has the same pages in a folder of its own, with the person’s words unchanged', () => {
  const { plan } = planSite(
    briefOf({
      languages: said(['en', 'es']),
      name: said('La Doble'),
      offer: [{ title: 'Tacos', items: [{ name: 'Al pastor', price: '$4', from: [] }] }],
      functions: [{ type: 'language_switch', options: [], from: [] }],
    }),
    'a',
  );
  expect(plan.languages.map(({ pages }) => pages[0]?.path)).toEqual(['index.html', 'es/index.html']);
  expect(plan.languages.map(({ pages }) => pages[0]?.sections.map(({ id }) => id))[1]).toEqual(
    plan.languages[0].pages[0]?.sections.map(({ id }) => id),
  );
  expect(plan.tools).toContain('language');
});

test('without forms there are none, and without exclamation marks our texts have none', () => {
  const { plan } = planSite(
    briefOf({
      siteType: said({ id: 'yoga', noun: 'retreat centre' }),
      sections: [
        { type: 'booking', from: [] },
        { type: 'newsletter', from: [] },
      ],
      prohibitions: [
        { function: 'form', words: 'no forms', from: [] },
        { words: 'no exclamation marks', from: [] },
      ],
    }),
    'a',
  );
  expect(sectionsOf(plan).filter(({ type }) => type === 'form' || type === 'newsletter')).toEqual([]);
  expect(JSON.stringify(plan.languages)).not.toContain('!');
});

test('a dangerous claim is left out with its reason', () => {
  const { plan, statements } = planSite(
    briefOf({
      story: [{ text: 'It cures cancer and diabetes.', from: [0] }],
      statements: statementsOf(['story', 'It cures cancer and diabetes.']),
    }),
    'a',
  );
  expect(JSON.stringify(plan.languages)).not.toContain('cancer');
  expect(statements[0]?.outcome).toMatchObject({ became: 'left_out' });
});

test('a countdown and a calendar need whole dates', () => {
  const wedding = (date: string) =>
    planSite(
      briefOf({
        events: [{ title: 'The day', date, from: [0] }],
        functions: [
          { type: 'countdown', options: [], from: [1] },
          { type: 'calendar_file', options: [], from: [2] },
        ],
        statements: statementsOf(
          ['event', date],
          ['function_wish', 'a countdown'],
          ['function_wish', 'a calendar file'],
        ),
      }),
      'a',
    );
  const whole = wedding('19 September 2026');
  expect(whole.plan.languages[0].pages[0]?.hero?.countdown).toEqual({
    to: '2026-09-19T00:00',
    label: 'The day',
  });
  expect(sectionOf(whole.plan, 'events')?.calendarFile).toBe('events.ics');
  const vague = wedding('19 September');
  expect(vague.statements.map(({ outcome }) => outcome?.became)).toEqual(['on_page', 'left_out', 'left_out']);
});

test('a function that needs a server is left out and said', () => {
  const { statements } = planSite(
    briefOf({
      functions: [{ type: 'other', options: ['card payment'], from: [0] }],
      statements: statementsOf(['function_wish', 'card payment']),
    }),
    'a',
  );
  expect(statements[0]?.outcome).toMatchObject({ became: 'left_out', why: expect.stringContaining('model') });
});

test('prices are shown where the offer is, and the wish for them says so', () => {
  const { statements } = planSite(
    briefOf({
      sections: [
        { type: 'offer', title: 'Menu', from: [0] },
        { type: 'prices', from: [1] },
      ],
      offer: [{ section: 0, items: [{ name: 'Soup', price: '£6', from: [2] }] }],
      statements: statementsOf(
        ['page_or_section_wish', 'menu'],
        ['page_or_section_wish', 'prices'],
        ['item', 'Soup £6'],
      ),
    }),
    'a',
  );
  expect(statements.map(({ outcome }) => outcome?.became)).toEqual(['applied', 'applied', 'on_page']);
});

test('a fact that no field was read from is printed all the same', () => {
  const { plan, statements } = planSite(
    briefOf({
      statements: statementsOf(['fact', 'Registered charity 1048'], ['context', 'we have 300 euros']),
    }),
    'a',
  );
  expect(JSON.stringify(plan.languages)).toContain('Registered charity 1048');
  expect(JSON.stringify(plan.languages)).not.toContain('300 euros');
  expect(statements.map(({ outcome }) => outcome?.became)).toEqual(['on_page', 'noted']);
});

test('a site without a name is called what it is, in each language, and the name is asked for', () => {
  const { plan } = planSite(
    briefOf({ languages: said(['en', 'de']), siteType: said({ id: 'bakery', noun: 'village bakery' }) }),
    'a',
  );
  expect(plan.name).toBe('Village bakery');
  expect(plan.notes.join()).toContain('give the name');
  const [english, german] = plan.languages;
  expect(english.pages[0]?.title).not.toMatch(/bakery.*bakery/iu);
  expect(german?.pages[0]?.title).toContain('Bäckerei');
});

test('a short description names a site, without its article; a long one does not', () => {
  const siteType = said({ id: 'general', noun: '' });
  const called = (value: string) =>
    planSite(briefOf({ siteType, place: said('Ghent'), description: said(value) }), 'a').plan.name;
  expect(called('a webhook relay for developers')).toBe('Webhook relay for developers');
  expect(called('a workshop where people mend what they own together on Saturdays')).toBe('Welcome');
});
