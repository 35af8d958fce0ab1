import { expect, test } from 'vitest';
import { readBrief } from './brief/read-brief.ts';
import { planSite } from './plan/plan-site.ts';

const sectionsOf = (prompt: string) =>
  planSite(readBrief(prompt), '1').plan.languages[0].pages.flatMap((page) => page.sections);
const formsOf = (prompt: string) =>
  sectionsOf(prompt).flatMap((section) => (section.type === 'form' ? [section] : []));

test.each([
  [
    'Bike workshop Alder in Bristol. Service £55. People should be able to book a repair: name, phone, what bike it is, and which day ' +
      "they'd like to drop it off.",
    'Book a repair',
    [
      ['Name', 'name'],
      ['Phone', 'phone'],
      ['What bike it is', 'message'],
      ["Which day you'd like to drop it off", 'date'],
    ],
  ],
  [
    'Dog salon Alder, Exeter. Small dogs £35. We want people to sign up for a free puppy visit: owner name, breed, age in weeks, and is ' +
      'the puppy vaccinated yes or no.',
    'Sign up for a free puppy visit',
    [
      ['Owner name', 'name'],
      ['Breed', 'text'],
      ['Age in weeks', 'number'],
      ['Is the puppy vaccinated', 'choice'],
    ],
  ],
  [
    'Our allotments in Norwich. Rents are £48. I want people to be able to join the waiting list on the site, with their name, email, ' +
      'postcode and whether they want a full or a half plot.',
    'Join the waiting list',
    [
      ['Name', 'name'],
      ['Email', 'email'],
      ['Postcode', 'text'],
      ['Full or a half plot', 'choice'],
    ],
  ],
  [
    'Little Alder nursery in Cardiff. Fees are £58 a day. A waiting list form where parents give the child’s name, date of birth and the ' +
      'number of days they need.',
    'Join the waiting list',
    [
      ['Child’s name', 'name'],
      ['Date of birth', 'date'],
      ['Number of days you need', 'number'],
    ],
  ],
  [
    'Catering Alder in Bath. Buffets £14 a head. Customers should be able to ask for a quote with their name, email, date of the event and ' +
      'number of guests.',
    'Ask for a quote',
    [
      ['Name', 'name'],
      ['Email', 'email'],
      ['Date of the event', 'date'],
      ['Number of guests', 'number'],
    ],
  ],
  [
    "Dog walker in Stoke, £12 an hour. A waiting list for new dogs with owner's name, phone and dog's breed.",
    'Waiting list for new dogs',
    [
      ["Owner's name", 'name'],
      ['Phone', 'phone'],
      ["Dog's breed", 'text'],
    ],
  ],
])('one form, called by what it is for: %s', (prompt, title, fields) => {
  const forms = formsOf(prompt);
  expect(forms.map((form) => form.title)).toEqual([title]);
  expect(forms[0]?.fields.map(({ label, kind }) => [label, kind])).toEqual(fields);
  expect(sectionsOf(prompt).filter(({ type }) => type === 'newsletter')).toEqual([]);
});

test('a form that is asked for by what visitors do has no need of fields or of its name', () =>
  expect(
    formsOf('A site for our book club in Lewes. There should be somewhere for people to suggest a book.').map(
      ({ title }) => title,
    ),
  ).toEqual(['Suggest a book']));

test.each([
  'Alder Sailing in Poole. I want to book a holiday myself. A weekend course is £165. Call 01326 555 019.',
  'Alder Sailing in Poole. No form, just the phone number: 01326 555 019. A weekend course is £165.',
  'Alder Sailing in Poole. Ways to reach us: the bus stops at the quay. Call 01326 555 019.',
])('nobody else is to do anything: %s', (prompt) => expect(formsOf(prompt)).toEqual([]));

test('a newsletter with a name and an address stays one', () => {
  const sections = sectionsOf(
    'Alder Sailing in Poole. Newsletter sign-up with name and email. A course is £165.',
  );
  expect(sections.some(({ type }) => type === 'newsletter')).toBe(true);
});

test.each([
  [
    'Snack van Alder in Derby. We also do parties, 30 people minimum, so there has to be a form for that, with name, email and date.',
    /^That$/,
  ],
  [
    'Club Alder à Nantes. Nous réparons des vélos. Pages : Accueil, Adhérer, Contact. Adhésion 20 € par an. Un formulaire avec nom, e-mail et la formule choisie.',
    /formulaire/iu,
  ],
])('neither a pronoun nor the word for a form is its title: %s', (prompt, title) => {
  const forms = formsOf(prompt);

  expect(forms).toHaveLength(1);
  expect(forms[0]?.title).not.toMatch(title);
});

test('a form stands on the page where visitors join, beside one for contact', () => {
  const pages = planSite(
    readBrief(
      'Club Alder à Nantes. Nous réparons des vélos. Pages : Accueil, Adhérer, Contact. Adhésion 20 € par an. Un formulaire avec nom, ' +
        'e-mail et la formule choisie.',
    ),
    '1',
  ).plan.languages[0].pages;

  const withForm = pages.filter(({ sections }) => sections.some(({ type }) => type === 'form'));
  expect(withForm.map(({ path }) => path)).toEqual(['adherer.html']);
});

test('those who fill a form in are addressed by it', () =>
  expect(
    formsOf(
      'Cello lessons Alder in Totnes, £34 an hour. People should be able to ask for a first lesson, with their level and which day suits them.',
    )[0]?.fields.map(({ label }) => label),
  ).toContain('Which day suits you'));
