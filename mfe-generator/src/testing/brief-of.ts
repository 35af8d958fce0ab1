import { type Brief, noFacts, type Palette, paletteIds, type SiteBrief } from '@sitewright/contracts';

/** What the brief of the tests was read from, a statement a line. */
export const briefPrompt = [
  'A site for Rye & Ember, a bakery by the canal.',
  'Open Tuesday to Friday 7 to 18.',
  'Rye £5, Oat tin £3.',
  'Warm colours.',
  'Mention the oven of 1912.',
].join(' ');

const sentences = briefPrompt.split(/(?<=\.) /);

const outcomes: NonNullable<Brief['statements'][number]['outcome']>[] = [
  { became: 'on_page', spots: [{ path: 'index.html' }] },
  { became: 'on_page', spots: [{ path: 'index.html', anchor: 'hours' }] },
  { became: 'on_page', spots: [{ path: 'index.html', anchor: 'offer' }] },
  { became: 'applied', how: 'The design is warm.' },
  { became: 'left_out', why: 'It was not clear what it is for.' },
];

const classes = ['identity', 'fact', 'item', 'design_wish', 'not_understood'] as const;

const statements: Brief['statements'] = sentences.map((sentence, index) => ({
  start: briefPrompt.indexOf(sentence),
  end: briefPrompt.indexOf(sentence) + sentence.length,
  text: sentence.slice(0, -1),
  class: classes[index] ?? 'context',
  also: [],
  sureness: index === 4 ? 0.3 : 0.9,
  ...(outcomes[index] && { outcome: outcomes[index] }),
}));

const read = <Value>(value: Value, sureness = 0.9) => ({ value, sureness, from: [0] });

export const brief: Brief = {
  ...noFacts(),
  languages: read(['en']),
  name: read('Rye & Ember'),
  siteType: read({ id: 'bakery', noun: 'bakery' }),
  place: read('by the canal', 0.6),
  hours: [{ days: 'Tuesday to Friday', times: '7 to 18', from: [1] }],
  offer: [
    {
      items: [
        { name: 'Rye', price: '£5', from: [2] },
        { name: 'Oat tin', price: '£3', from: [2] },
      ],
    },
  ],
  pages: [],
  sections: [],
  functions: [],
  design: { colours: [], tone: read('warm' as const) },
  prohibitions: [],
  statements,
};

/** What was understood of the site of the tests. */
export const siteBriefOf = (changes: Partial<SiteBrief> = {}): SiteBrief => ({
  brief,
  version: 1,
  engine: 'composer',
  canRecompose: true,
  ...changes,
});

/** The palettes of a look; each has a page of its own. */
export const palettes = paletteIds.map(
  (id, index): Palette => ({
    id,
    theme: id === 'night' ? 'dark' : 'light',
    page: `#${index}0f0f0`,
    panel: '#e0e0e0',
    text: '#112233',
    button: '#7d2bc4',
    onButton: '#ffffff',
    accent: '#e0a33c',
    contrast: { text: 12.3, button: 6.5 },
  }),
);
