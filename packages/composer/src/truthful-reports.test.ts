import type { Brief, Statement, StatementClass } from '@sitewright/contracts';
import { describe, expect, test } from 'vitest';
import { cutStatements } from './brief/cut/cut-statements.ts';
import { readBrief, readStatements } from './brief/read-brief.ts';
import { planSite } from './plan/plan-site.ts';

/** A prompt of which every statement was taken for one class. */
const takenFor = (prompt: string, name: StatementClass): Brief =>
  readStatements(
    prompt,
    cutStatements(prompt).map((cut) => ({ ...cut, class: name, also: [], sureness: 0.95 })),
  );

const reportOf = (brief: Brief): Statement[] => planSite(brief, 'a').statements;

const wishes = [
  'Tickets must show the row number',
  'a button "Fed today" beside each horse',
  'remember the boats when I come back',
  'overdue loans turn orange',
  'Die Preise sollen die Steuer zeigen',
  'Un bouton « Je participe » sous chaque date',
];
/** What became of a last sentence that was taken for a prohibition. */
function lastTaken(text: string): Statement | undefined {
  const prompt = `A site for the Alder Rowing Club on the river. ${text}.`;
  const at = prompt.indexOf(text);
  const statements = cutStatements(prompt).map((cut) => ({
    ...cut,
    class: cut.start >= at ? ('prohibition' as const) : ('identity' as const),
    also: [],
    sureness: 0.9,
  }));
  return reportOf(readStatements(prompt, statements)).at(-1);
}

test.each(wishes)('what refuses nothing is never reported as kept: %s', (text) => {
  const statement = lastTaken(text);
  expect(statement?.class).not.toBe('prohibition');
  expect(statement?.outcome?.became).toBe('left_out');
});

test.each(['No helmets', 'Keine Glocken', 'Pas de chevaux'])(
  'what a plan cannot show is not called kept: %s',
  (text) => {
    const statement = lastTaken(text);
    expect(statement?.class).toBe('prohibition');
    expect(statement?.outcome).toMatchObject({ became: 'left_out' });
  },
);

describe.each([
  ['function_wish', 'form', 'So no contact form please, just the telephone'],
  ['design_wish', 'countdown', 'Bitte keine Countdown-Uhr und keine Sponsorenlogos'],
  ['not_understood', 'form', 'Never any forms please'],
  ['function_wish', 'countdown', 'We do not want any countdown'],
  ['prohibition', 'form', 'So no contact form please, just the telephone'],
  ['page_or_section_wish', 'calculator', 'A page of prices without a calculator'],
] as const)('%s: a refused %s', (name, type, text) => {
  const prompt = `A site for the Alder Rowing Club. The regatta is on 12 June 2027. ${text}.`;
  const read = cutStatements(prompt);
  const at = prompt.indexOf(text);
  const brief = readStatements(
    prompt,
    read.map((cut) => ({ ...cut, class: cut.start >= at ? name : 'fact', also: [], sureness: 0.7 })),
  );
  test('is not wished for and not made', () => {
    expect(brief.functions.map((one) => one.type)).not.toContain(type);
    expect(brief.prohibitions).toContainEqual(expect.objectContaining({ function: type }));
    const { plan } = planSite(brief, 'a');
    const [first] = plan.languages;
    const sections = first.pages.flatMap((page) => page.sections);
    if (type === 'form') expect(sections.map((section) => section.type)).not.toContain('form');
    expect(first.pages.some(({ hero }) => hero?.countdown)).toBe(false);
  });
});

test.each([
  ['A site for a rowing club. Colours: green, but not the loud pink', ['green']],
  ['Eine Seite für einen Ruderclub. Farben: kein Rosa, sondern Grün', ['Grün']],
  ['A site for a rowing club. Colours: slate and brass, no turquoise', ['slate', 'brass']],
])('a refused colour is none of the design: %s', (text, words) => {
  const { design } = takenFor(text, 'design_wish');
  expect(design.colours.map((colour) => colour.words)).toEqual(words);
});

test.each([
  [
    'The site should be in English. Welcome line in German: „Ein Fluss.“ Welcome line in French: « Un. »',
    ['en'],
  ],
  ['A bilingual club. English only. The motto in Italian stays.', ['en']],
  ['A bilingual site for a bakery in English and Spanish.', ['en', 'es']],
])('a line in another language makes no site in it: %s', (prompt, languages) => {
  expect(takenFor(prompt, 'design_wish').languages.value).toEqual(languages);
});

test('what the site is about is reported as shown only where its own nouns stand', () => {
  const prompt = 'A site for Alder Rowing Club. We also mend kayaks and paddles.';
  const brief = readBrief(prompt);
  const gone: Brief = {
    ...brief,
    story: [],
    details: [],
    offer: [],
    description: { value: 'rowing club', sureness: 1, from: [0, 1] },
    statements: brief.statements.map((one) => ({ ...one, class: 'identity' })),
  };
  for (const { text, outcome } of reportOf(gone))
    if (text.includes('kayaks')) expect(outcome).toMatchObject({ became: 'left_out', why: /kayaks/u });
});
