import { expect, test } from 'vitest';
import { readBrief } from './brief/read-brief.ts';
import { planSite } from './plan/plan-site.ts';

test('hours of the one day that is named go into a calendar with it', () => {
  const brief = readBrief(
    'Wedding website for Lena & Tom, 12 June 2027. Sections: schedule (14:00 ceremony, 16:00 cake, 19:00 dinner). ' +
      'The schedule can be saved as a calendar file.',
  );
  const sections = planSite(brief, '1').plan.languages[0].pages.flatMap((page) => page.sections);
  const [events] = sections.flatMap((section) => (section.type === 'events' ? [section] : []));
  expect(events?.calendarFile).toBeTruthy();
  expect(events?.events.map(({ day }) => day)).toEqual(['2027-06-12', '2027-06-12', '2027-06-12']);
});

test('a switch of prices is made of what is said with it', () => {
  const brief = readBrief(
    'Ledgerly, bookkeeping software. Plans: Solo $9/month, Team $29/month. ' +
      'Toggle between monthly and yearly, two months free if paid yearly.',
  );
  const { plan } = planSite(brief, '1');
  const [items] = plan.languages[0].pages
    .flatMap((page) => page.sections)
    .flatMap((section) => (section.type === 'items' ? [section] : []));
  expect(items?.tools.priceSwitch).toBe(true);
  expect(JSON.stringify(plan.languages[0].pages)).not.toContain('Toggle between');
});

test('what is said of a field is no part of its label', () => {
  const prompt =
    'A river clean-up in Jena, help@river.example. Sign-up form with name, e-mail, age group (under 18, over 18), ' +
    'a checkbox "I can bring a car", wishes (optional) and a comments field.';
  const sections = planSite(readBrief(prompt), '1').plan.languages[0].pages.flatMap((page) => page.sections);
  const [form] = sections.flatMap((section) => (section.type === 'form' ? [section] : []));
  expect(form?.fields.map(({ label, kind, isRequired }) => [label, kind, isRequired])).toEqual([
    ['Name', 'name', true],
    ['E-mail', 'email', true],
    ['Age group', 'choice', false],
    ['I can bring a car', 'checkbox', false],
    ['Wishes', 'text', false],
    ['Comments', 'message', false],
  ]);
});

test('words behind a price are a category', () => {
  const brief = readBrief(
    'Restaurant Lindenhof, Graz. Speisekarte mit Filter: vegetarisch, vegan, Fleisch. Kürbissuppe 6,50 € vegan, ' +
      'Käsespätzle 12,90 € vegetarisch, Schnitzel 16,50 € Fleisch, Linsencurry 11,80 € vegan.',
  );
  const [items] = planSite(brief, '1')
    .plan.languages[0].pages.flatMap((page) => page.sections)
    .flatMap((section) => (section.type === 'items' ? [section] : []));
  expect(items?.tools.filter).toEqual(['vegetarisch', 'vegan', 'Fleisch']);
});

const plannedOf = (prompt: string) => planSite(readBrief(prompt), '1');
const sectionsOf = ({ plan }: ReturnType<typeof plannedOf>) =>
  plan.languages[0].pages.flatMap((page) => page.sections);
const textOf = (planned: ReturnType<typeof plannedOf>) => JSON.stringify(planned.plan.languages[0].pages);

test('a sum that stands beside the wish for a calculator is worked out and not printed', () => {
  const planned = plannedOf(
    'Harlow Floors, Essex. A small site with a calculator: square metres times 12.50 plus 40 for delivery. ' +
      'We lay oak and vinyl. Mail hello@harlow.example.',
  );
  const [calculator] = sectionsOf(planned).flatMap((section) =>
    section.type === 'tool' ? section.content : [],
  );
  expect(calculator).toMatchObject({ tool: 'calculator', formula: 'x1 * 12.5 + 40' });
  expect(textOf(planned)).not.toContain('times 12.50');
});

test('a sum that holds only sometimes is said to be missing', () => {
  const { statements } = plannedOf(
    'Car wash Lumo. A calculator: washes × 5 minus 10 % if there are more than ten washes.',
  );
  const outcomes = statements.map(({ outcome }) => outcome);
  expect(outcomes).toContainEqual(
    expect.objectContaining({ became: 'left_out', why: expect.stringMatching(/calculator/iu) }),
  );
});

test.each([
  'My recipe for rye bread on one page with a print button. Mix and rest 30 minutes, then bake.',
  'Mijn cv. Naam: Sanne de Wit. Graag een knop om het cv af te drukken.',
])('%s: a button prints the page', (prompt) => {
  expect(plannedOf(prompt).plan.canPrint).toBe(true);
});

test('a form with its fields is asked for wherever it stands in its sentence', () => {
  const { functions, details } = readBrief(
    "Site de mariage pour Ida et Tom à Dinan. Réponse avant le 15 juin 2027, formulaire avec nombre d'adultes et allergies.",
  );
  expect(functions.map(({ type }) => type)).toContain('form');
  expect(JSON.stringify(details)).not.toContain('formulaire');
});

test('what is named like a function among facts under their head is one of them', () => {
  const { details, functions } = readBrief(
    '# Rotawell\nRotas for vets.\n\n## Security\n- Data is stored in Glasgow\n- Backups every hour\n' +
      '- Two-factor login for every account\n- Audited in spring 2027',
  );
  expect(JSON.stringify(details)).toContain('Two-factor login');
  expect(functions).toEqual([]);
});

test('what stands under a head and names no function is content', () => {
  const planned = plannedOf(
    'Mijn cv als website. Naam: Sanne de Wit.\nTalen: Nederlands, Engels, Duits\n' +
      'Vaardigheden: Figma, gebruikersonderzoek, prototypes\nContact: sanne@dewit.example',
  );
  expect(textOf(planned)).toContain('Figma');
  expect(planned.plan.notes.join(' ')).not.toContain('Figma');
});

test('prices that are said by the month and by the year are switched between as they stand', () => {
  const planned = plannedOf(
    'Landing page for Ledgerleaf, bookkeeping software for freelancers. Three plans with a monthly/yearly switch: Solo 9 $ a month or 90 $ a year, ' +
      'Studio 19 $ a month or 190 $ a year, Team 39 $ a month or 390 $ a year.',
  );
  const items = sectionsOf(planned).flatMap((section) => (section.type === 'items' ? [section] : []));
  expect(items[0]?.groups[0]?.items[0]).toMatchObject({ price: '9 $ a month', yearly: '90 $ a year' });
});

test('a list without columns is filtered by what several of its entries share', () => {
  const planned = plannedOf(
    'Tidewater Pottery School, Falmouth. I need a table of our courses people can filter:\n' +
      'Wheel basics, beginner, Monday 18:00, £120\nHand building, beginner, Tuesday 10:00, £95\n' +
      'Glaze chemistry, advanced, Wednesday 18:00, £160\nPorcelain, advanced, Saturday 10:00, £180',
  );
  const [events] = sectionsOf(planned).flatMap((section) => (section.type === 'events' ? [section] : []));
  expect(events?.filter).toEqual(['Beginner', 'Advanced']);
});

test('tabs of days are a choice of the day, and what stands behind a day is an event on it', () => {
  const planned = plannedOf(
    'Lantern Fields festival, Hay-on-Wye. Programme with tabs for Friday, Saturday and Sunday.\n' +
      'Friday: 18:00 The Weir (Main), 20:00 Mabon (Main), 22:00 Fire parade\n' +
      "Saturday: 12:00 Kids' choir (Orchard), 15:00 Poetry slam (Barn), 21:00 Ada Quartey (Main)\n" +
      'Sunday: 10:00 Yoga in the field, 13:00 Big lunch',
  );
  const [events] = sectionsOf(planned).flatMap((section) => (section.type === 'events' ? [section] : []));
  expect(events?.filter).toEqual(['Friday', 'Saturday', 'Sunday']);
  expect(events?.events.map(({ date, time }) => `${date} ${time}`)).toContain('Saturday 15:00');
});

test('what is listed under a wish is no content', () => {
  const planned = plannedOf(
    'Calculadora de IMC en español: peso en kg y altura en cm. Muestra el resultado y la categoría (bajo peso, normal, sobrepeso, obesidad).',
  );
  expect(textOf(planned)).not.toContain('Muestra');
});

test('what is counted behind the fields of a form is no field', () => {
  const { functions } = readBrief(
    'A pottery called Mudlark. I would like a booking form with name, email, class and message, and an FAQ.',
  );
  const form = functions.find(({ type }) => type === 'form');
  expect(form?.options).toEqual(['name', 'email', 'class', 'message']);
});

test.each([
  [
    'A quiz about moss. 1. What is moss? a) a plant b) a fish c) a stone (answer a) 2. Where does it grow? a) in the sea b) on trees c) on the moon (answer b) 3. What does it need? a) salt b) water c) petrol (answer b)',
    [
      ['What is moss?', 'a plant'],
      ['Where does it grow?', 'on trees'],
      ['What does it need?', 'water'],
    ],
  ],
  // What is right is not said: no answer of another question is a choice of this one.
  [
    'Quiz about Rome. Which river? a) Tiber b) Po c) Arno. How many hills? a) five b) seven c) nine. Who? a) Romulus b) Nero c) Cato.',
    [],
  ],
])('a quiz has the choices of each question, or is said to be missing: %s', (prompt, right) => {
  const { plan } = planSite(readBrief(prompt), '1');
  const tools = plan.languages[0].pages.flatMap((page) =>
    page.sections.flatMap((section) => (section.type === 'tool' ? [section.content] : [])),
  );
  const asked = tools.flatMap((tool) => (tool.tool === 'quiz' ? tool.questions : []));
  expect(asked.map(({ question, choices, answer }) => [question, choices[answer]])).toEqual(right);
});
