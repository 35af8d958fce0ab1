import { expect, test } from 'vitest';
import { readBrief } from './brief/read-brief.ts';
import { planSite } from './plan/plan-site.ts';

const lines = (...given: string[]): string => given.join('\n');
const things = (prompt: string) =>
  readBrief(prompt).offer.flatMap(({ items }) => items.map(({ name, price }) => [name, price]));

test.each([
  [
    'Maths tutor in Ely\n\nPrices: GCSE £32, A level £38',
    [
      ['GCSE', '£32'],
      ['A level', '£38'],
    ],
  ],
  [
    'Maths tuition in Ely. GCSE £32 an hour. A level £38 an hour.',
    [
      ['GCSE', '£32 an hour'],
      ['A level', '£38 an hour'],
    ],
  ],
  [
    'Salon in Ely. A dry trim £12, a wash and cut £20.',
    [
      ['dry trim', '£12'],
      ['wash and cut', '£20'],
    ],
  ],
])('a letter is a part of the name that it begins: %s', (prompt, expected) => {
  expect(things(prompt)).toEqual(expected);
});

test('how long a fee is for is no name of what the whole is of', () => {
  expect(
    things('Wedding singer Mara Voss, York.\nFee: from £480 for 3 hours\nContact: mara@voss.example'),
  ).toEqual([['Wedding singer', 'from £480 for 3 hours']]);
});

test('how long lessons are names one of several prices', () => {
  expect(things('Drum lessons in Otley. Price: £18 for 30 minutes, £32 for 60 minutes')).toEqual([
    ['30 minutes', '£18'],
    ['60 minutes', '£32'],
  ]);
});

test('several prices behind a label in a sheet are several things', () => {
  const prompt = lines(
    'Company: Northgate Skips',
    'Sizes and prices: 4 yard £160, 6 yard £210',
    'Permits: we sort them, £45',
  );
  expect(things(prompt)).toContainEqual(['6 yard', '£210']);
});

const places = (where: string) => {
  const { place, contacts } = readBrief(
    lines('Name: Burr Yoga', `Where: ${where}`, 'Cost: £9', 'Phone: 01993 555 020'),
  );
  return [place?.value, contacts.find(({ kind }) => kind === 'address')?.value];
};

test.each([
  ['Village Hall, Burford', 'Burford', 'Village Hall, Burford'],
  ['upstairs at The Fleece, Ilkley', 'Ilkley', 'upstairs at The Fleece, Ilkley'],
  ['online or at my house in Kenilworth', 'Kenilworth', undefined],
  ['Burford', 'Burford', undefined],
])('behind "Where" %s is in %s', (where, town, address) => expect(places(where)).toEqual([town, address]));

test('towns beside each other are an area and no address', () => {
  const { contacts, details, sections } = readBrief(
    lines(
      'Name: Thistle Pianos',
      'Tuning: £75',
      'Area: Shrewsbury, Telford, Ludlow',
      'Where: Leeds, Bradford, York',
    ),
  );
  expect(contacts).toEqual([]);
  expect(details.map(({ text }) => text)).toContain('Shrewsbury, Telford, Ludlow');
  expect(sections.map(({ title }) => title)).not.toContain('Area');
});

test.each([
  ['Practitioner: Dr Alan Poole, podiatrist', 'Dr Alan Poole', 'podiatrist'],
  ['Podiatrist: Alan Poole', 'Alan Poole', 'Podiatrist'],
  ['Physio: Ana Ruiz', 'Ana Ruiz', 'Physio'],
])('%s is a person', (line, name, role) => {
  const { people } = readBrief(
    lines('Clinic: Step Right', line, 'Hours: Mon Wed Fri 9-5', 'Fees: first visit £55'),
  );
  expect(people).toMatchObject([{ name, role }]);
});

test.each(['Sponsor: The Tin Larks', 'Covers: Kent and Sussex', 'Partners: Hill Farm'])(
  '%s is none',
  (line) => {
    const { people } = readBrief(
      lines('Club: Step Right', line, 'Hours: Mon Wed Fri 9-5', 'Fees: first visit £55'),
    );
    expect(people).toEqual([]);
  },
);

test('where somebody was trained is nobody', () => {
  const { people, description } = readBrief(
    lines(
      'Name: Owen Thistle',
      'Tuner: Owen Thistle, trained in Newark',
      'Strapline: In tune by teatime',
      'Phone: 01743 555 301',
    ),
  );
  expect(people.map(({ name }) => name)).not.toContain('Newark');
  expect(description?.value ?? '').not.toContain('trained');
});

test.each(['Headline: Small hands, big tunes', 'Town: Kendal'])(
  'who a site is named for has a card beside "%s"',
  (line) => {
    const { people } = readBrief(
      lines('Name: Anna Rowe', line, 'Teacher: Anna Rowe, DipABRSM, DBS checked', 'Price: £22 per half hour'),
    );
    expect(people).toMatchObject([{ name: 'Anna Rowe', role: 'Teacher', note: 'DipABRSM, DBS checked' }]);
  },
);

const phone = (line: string) =>
  readBrief(lines('Name: Owl Hall', line, 'Hire: £14 an hour')).contacts[0]?.label;

test.each([
  ['Phone: 01993 555 020, ring evenings only', 'ring evenings only'],
  ['Phone: 01993 555 020 evenings only', 'evenings only'],
  ['Phone: 01993 555 020 (leave a message)', 'leave a message'],
  ['Phone: 01993 555 020 (not before 9)', 'not before 9'],
  ['Contact: Sal 01993 555 020, leave a message if no answer', 'Sal, leave a message if no answer'],
  ['Caretaker: Joan Pell 01993 555 020 (not after 8pm)', 'Caretaker: Joan Pell, not after 8pm'],
])('%s: the number says it', (line, label) => expect(phone(line)).toBe(label));

test.each([
  ['Phone: 01993 555 020'],
  ['Phone: 01993 555 020, he never looks'],
  ['Phone: 01993 555 020, £2 a call'],
])('%s: nothing is told of the number', (line) => expect(phone(line)).toBeUndefined());

test('what stands by a number stands nowhere else', () => {
  const { details } = readBrief(
    lines('Name: Owl Hall', 'Phone: 01993 555 020, ring evenings only', 'Hire: £14 an hour'),
  );
  expect(details.map(({ text }) => text)).not.toContain('ring evenings only');
});

test('what the whole is, is no section and no thing', () => {
  const brief = readBrief(
    lines('Name: Werkstatt Brenner', 'Was: Möbel nach Maß, Reparaturen', 'Telefon: 0761 555 0199'),
  );
  expect(brief.description?.value).toBe('Möbel nach Maß, Reparaturen');
  expect(brief.sections.map(({ title }) => title)).not.toContain('Was');
});

test('an answer behind a label is told as one', () => {
  const { details, sections } = readBrief(
    lines(
      'Name: Low Notes',
      'Kitchen: yes, fridge and urn',
      'Auditions: none',
      'Cost: free, buy a drink',
      'Who: anyone, we are about nine',
    ),
  );
  const texts = details.map(({ text }) => text);
  for (const text of ['yes, fridge and urn', 'none', 'free, buy a drink', 'anyone, we are about nine'])
    expect(texts).toContain(text);
  expect(sections.map(({ title }) => title)).not.toContain('Kitchen');
});

test('a number of something ends no sentence', () => {
  const { details } = readBrief(
    lines('Name: Acorns', 'Registered: Ofsted no. EY123456', 'Ages: 2 to 8', 'Fees: £6 an hour'),
  );
  expect(details.map(({ text }) => text)).toContain('Ofsted no. EY123456');
});

test('a page shows all of it', () => {
  const { plan } = planSite(
    readBrief(
      lines('Name - Burr Yoga', 'Where - Village Hall, Burford', 'Phone - 01993 555 020, ring evenings only'),
    ),
    '1',
  );
  expect(JSON.stringify(plan)).toMatch(/Village Hall, Burford.*ring evenings only/isu);
});
