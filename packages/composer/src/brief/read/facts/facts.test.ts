import { describe, expect, it, test } from 'vitest';
import { planSite } from '../../../plan/plan-site.ts';
import { readBrief } from '../../read-brief.ts';

const detailsOf = (prompt: string) =>
  readBrief(prompt).details.map(({ key, text }) => (key ? `${key}: ${text}` : text));

describe('what a prompt says plainly', () => {
  it.each([
    [
      'A quarry museum called Stonebed. Press: The Vale Herald, Dig Weekly. Parking is free.',
      'Press: The Vale Herald, Dig Weekly',
    ],
    ['A roofer called Slater & Finch. We cover Otley, Ilkley, Burley.', 'We cover Otley, Ilkley, Burley'],
    ['A ferry called Moth. Show that we have been sailing since 1962.', 'we have been sailing since 1962'],
  ])('stays whole: %s', (prompt, told) => {
    const brief = readBrief(prompt);
    const said = [...detailsOf(prompt), ...brief.story.map(({ text }) => text)];
    expect(said).toContain(told);
    expect(brief.people).toEqual([]);
  });

  it('is no more than a number beside talk', () => {
    const brief = readBrief('A hat maker called Brim. ring 01632 960 215 he never reads mail');
    expect(brief.contacts.map(({ value }) => value)).toContain('01632 960 215');
    expect(JSON.stringify([brief.details, brief.story, brief.contacts])).not.toContain('never');
  });
});

describe('hours', () => {
  it.each([
    [
      'Ouvert du mardi au samedi de 9 h à 12 h 30 et de 15 h à 19 h ; fermé dimanche et lundi.',
      ['mardi au samedi', '9 h à 12 h 30 et de 15 h à 19 h'],
      ['dimanche et lundi', 'fermé'],
    ],
    ['Open Mon to Fri 10am-4pm, closed Saturday.', ['Mon to Fri', '10am-4pm'], ['Saturday', 'closed']],
  ])('are as they are written: %s', (text, ...lines) => {
    const { hours } = readBrief(`Une librairie, a shop called Lumen. ${text}`);
    expect(hours.map(({ days, times }) => [days, times])).toEqual(lines);
  });

  it('are no part of an address', () => {
    const { contacts } = readBrief(
      'A forge called Anvil.\nAddress: 4 Mill Lane, Otley. Open Wednesday 5pm-8pm',
    );
    expect(contacts.find(({ kind }) => kind === 'address')?.value).toBe('4 Mill Lane, Otley');
  });
});

it('questions have their whole answers', () => {
  const { questions } = readBrief(
    'FAQ\nQ: Are dogs allowed?\nA: Yes, two at most, £2 each.\nQ: When do you open?\nA: From 2pm; after 9pm ring 07700 900 233.',
  );
  expect(questions.map(({ answer }) => answer)).toEqual([
    'Yes, two at most, £2 each',
    expect.stringContaining('07700 900 233'),
  ]);
});

it('a timetable stays a table about its classes', () => {
  const { offer, events } = readBrief(
    'A gym called Rope.\n\n| Day | Time | Class | Coach |\n|---|---|---|---|\n| Mon | 18:00 | Bags | Ana Voss |\n| Wed | 19:00 | Pads | Tom Reed |',
  );
  expect(events).toEqual([]);
  expect(offer.flatMap(({ items }) => items).map(({ name, values }) => ({ name, ...values }))).toEqual([
    { name: 'Bags', Day: 'Mon', Time: '18:00', Coach: 'Ana Voss' },
    { name: 'Pads', Day: 'Wed', Time: '19:00', Coach: 'Tom Reed' },
  ]);
});

it('each of several quotations has its own author', () => {
  const { quotations } = readBrief(
    'A walk guide called Fell. Voices: "Best day of the year" (Ida Holm), "My feet hurt, gladly" (Otto Prem).',
  );
  expect(quotations.map(({ text, by }) => [text, by])).toEqual([
    ['Best day of the year', 'Ida Holm'],
    ['My feet hurt, gladly', 'Otto Prem'],
  ]);
});

it.each([
  'Une auberge à Lyon. Avis : « Un accueil formidable » (Jean Petit), « On reviendra » (Lise Roy).',
  'A dog groomer in Hull. Reviews: "Rex looks great" (Amy Holt), "So gentle with him" (Joe Marsh).',
])('what is quoted under a head of voices is one, whatever else it looks like: %s', (prompt) => {
  expect(readBrief(prompt).quotations.map(({ use }) => use)).toEqual(['voice', 'voice']);
});

it('titles in quotation marks are no voices', () => {
  const { quotations } = readBrief(
    'A film club called Reel. Films: "Moonrise" (Ana Voss), "The Weir" (Tom Reed).',
  );
  expect(quotations).toEqual([]);
});

it('newer prices take the place of older ones, which are listed as replaced', () => {
  const prompt =
    'A car wash called Otter.\nOld prices:\n- Basic wash £12\n- Full detail £95\nNew prices:\n- Basic wash £15';
  const { plan, statements } = planSite(readBrief(prompt), '1');
  const text = JSON.stringify(plan.languages);
  expect(text).toContain('£15');
  expect(text).toContain('£95');
  expect(text).not.toContain('£12');
  expect(statements.find((statement) => statement.text.includes('£12'))?.outcome?.became).toBe('left_out');
});

it('what has a price and asks for nothing is told, where nobody is sure of a wish', () => {
  const { details, functions } = readBrief(
    'Salon Comb in Ely. Cut £42, tint £20. Booking is by phone. Gift vouchers are sold in the salon from £10.',
  );
  expect(JSON.stringify(details)).toContain('Gift vouchers');
  expect(functions).toEqual([]);
});

it('what is listed behind a sentence that wants something shown is told', () => {
  const { details, offer } = readBrief(
    'We are a food bank in Swansea called Full Shelf. We need volunteers on Tuesdays and Saturdays 9–1, and people should be able to ' +
      'see what we need most: tinned fish, nappies, UHT milk.',
  );
  expect(JSON.stringify([details, offer])).toMatch(/tinned fish.*nappies.*UHT milk/u);
});

test('what is set apart from a refusal and is all a way to reach somebody is published', () => {
  const { contacts, prohibitions } = readBrief(
    'Thatcher in Ashwell. Ridge £900. Phone only, no email: 07700 900118.',
  );
  expect(contacts.map(({ value }) => value)).toContain('07700 900118');
  expect(prohibitions.map(({ words }) => words).join()).not.toContain('07700');
});

test.each(['Don’t publish my mobile: 07700 900118.', 'Do not put my WhatsApp number online: 07700 900118.'])(
  'a number that is refused stays refused: %s',
  (refusal) => {
    const { contacts } = readBrief(`Thatcher in Ashwell. Ridge £900. ${refusal}`);
    expect(JSON.stringify(contacts)).not.toContain('07700');
  },
);
