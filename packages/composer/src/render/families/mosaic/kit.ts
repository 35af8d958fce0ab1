import type { Kit } from '../kit.ts';

const button = [
  'inline-flex cursor-pointer items-center justify-center rounded-control px-7 py-3.5',
  'font-semibold transition-opacity duration-200 hover:opacity-85',
].join(' ');

export const kit: Kit = {
  container: 'mx-auto max-w-[1400px] px-3.5 md:px-7',
  brand: 'text-2xl font-bold leading-none',
  h2: 'font-display text-[clamp(2.1rem,4.2vw,3.75rem)] font-semibold leading-[1.12] tracking-[-.02em] text-balance',
  h3: 'text-[1.4rem] font-semibold leading-snug',
  text: 'text-lg',
  button: `${button} bg-fill text-on-fill`,
  quietButton: `${button} border-2 border-edge text-text`,
  card: 'rounded-card bg-panel',
  field: 'w-full rounded-card-inner border-2 border-edge bg-ground px-4 py-3 text-text',
  rule: 'border-t-2 border-text',
  number: 'font-display font-semibold',
  picture: 'rounded-card',
  variants: {
    items: ['plates', 'cards', 'rows', 'works'],
    plans: ['columns', 'stubs', 'list'],
    steps: ['bar', 'columns', 'rules'],
    points: ['tabs', 'columns', 'statements', 'lead'],
    gallery: ['triptych', 'strip', 'offset', 'stack'],
    prose: ['wide', 'beside', 'statement'],
    people: ['seals', 'portraits', 'list'],
    events: ['rows', 'board', 'stage'],
    voices: ['pattern', 'big', 'line'],
    questions: ['list', 'grid', 'panel', 'cards'],
    visit: ['ledger', 'streets', 'contours'],
    form: ['card', 'open'],
    newsletter: ['band', 'beside'],
    figures: ['cards', 'row'],
    names: ['grid', 'row'],
    call: ['band', 'split'],
  },
};
