import type { Kit } from '../kit.ts';

const button = [
  'inline-flex cursor-pointer items-center justify-center rounded-control px-7 py-4',
  'font-semibold transition-opacity duration-200 hover:opacity-85',
].join(' ');

export const kit: Kit = {
  container: 'mx-auto max-w-[1260px] px-4 md:px-10',
  brand: 'text-xl font-semibold tracking-[-.02em]',
  h2: 'font-display text-[clamp(2.1rem,4vw,3.5rem)] font-medium leading-[1.04] tracking-[-.03em] text-balance',
  h3: 'text-xl font-semibold tracking-[-.015em]',
  text: 'text-lg',
  button: `${button} bg-fill text-on-fill`,
  quietButton: `${button} bg-panel text-text`,
  card: 'rounded-card bg-panel',
  field: 'w-full rounded-card-inner border border-edge bg-ground px-4 py-3.5 text-text',
  rule: 'border-t border-line',
  number: 'font-display tracking-[-.03em]',
  picture: 'rounded-card',
  variants: {
    items: ['cards', 'plates', 'leaders', 'works'],
    plans: ['columns', 'list', 'stubs'],
    steps: ['bar', 'columns', 'path', 'arc'],
    points: ['tabs', 'columns', 'statements', 'lead'],
    gallery: ['strip', 'offset', 'triptych', 'stack'],
    prose: ['statement', 'beside', 'wide'],
    people: ['portraits', 'seals', 'list'],
    events: ['board', 'rows', 'stage'],
    voices: ['big', 'line', 'pattern'],
    questions: ['panel', 'list', 'grid', 'cards'],
    visit: ['streets', 'ledger', 'contours'],
    form: ['card', 'open'],
    newsletter: ['band', 'beside', 'line'],
    figures: ['cards', 'row'],
    names: ['grid', 'row'],
    call: ['band', 'split'],
  },
};
