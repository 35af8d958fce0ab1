import type { Kit } from '../kit.ts';

const button = [
  'inline-flex cursor-pointer items-center justify-center rounded-full border-4 px-7 py-3',
  'font-display text-lg leading-tight shadow-[0_5px_0_var(--mark)] transition-transform',
  'duration-200 motion-safe:hover:translate-y-0.5',
].join(' ');

export const kit: Kit = {
  container: 'mx-auto max-w-[1240px] px-5 md:px-10',
  brand: 'font-display text-[1.9rem] leading-none tracking-[-.02em]',
  h2: 'font-display text-[clamp(2.75rem,6vw,5.25rem)] leading-[.95] tracking-[-.02em] text-balance',
  h3: 'font-display text-[1.6rem] leading-tight',
  text: 'text-lg',
  button: `${button} border-fill bg-fill text-on-fill`,
  quietButton: `${button} border-text bg-panel text-text`,
  card: 'rounded-card border-4 border-text bg-panel shadow-[7px_7px_0_var(--text)]',
  field: 'w-full rounded-card-inner border-[3px] border-text bg-ground px-4 py-3 text-text',
  rule: 'border-t-4 border-dotted border-text',
  number: 'font-display',
  picture: 'rounded-card border-4 border-text',
  tilt: [
    'md:-rotate-[2.5deg]',
    'md:translate-y-6 md:rotate-[1.5deg]',
    'md:rotate-3',
    'md:rotate-2',
    'md:translate-y-6 md:-rotate-2',
    'md:-rotate-1',
  ],
  variants: {
    items: ['plates', 'cards', 'courses', 'works'],
    plans: ['stubs', 'columns', 'list'],
    steps: ['path', 'columns', 'bar', 'rules'],
    points: ['tabs', 'columns', 'statements', 'rows', 'lead'],
    gallery: ['strip', 'triptych', 'offset', 'stack'],
    prose: ['beside', 'wide'],
    people: ['creatures', 'portraits'],
    events: ['board', 'rows', 'stage'],
    voices: ['line', 'big'],
    questions: ['panel', 'grid', 'list', 'cards'],
    visit: ['streets', 'ledger', 'contours'],
    form: ['card', 'open'],
    newsletter: ['band', 'beside', 'line'],
    figures: ['cards', 'row'],
    names: ['grid', 'row'],
    call: ['band', 'split'],
  },
};
