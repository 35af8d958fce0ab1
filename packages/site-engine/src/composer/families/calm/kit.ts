import type { Kit } from '../kit.ts';

const button =
  'inline-flex cursor-pointer items-center justify-center rounded-control px-7 py-4 font-semibold transition-opacity duration-200 hover:opacity-85';

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
    offer: ['cards', 'plates', 'leaders', 'works'],
    pricing: ['columns', 'list', 'stubs'],
    process: ['bar', 'columns', 'path', 'arc'],
    points: ['tabs', 'columns', 'statements', 'lead'],
    gallery: ['strip', 'offset', 'triptych', 'stack'],
    about: ['statement', 'beside', 'wide'],
    team: ['portraits', 'seals', 'list'],
    schedule: ['board', 'rows', 'stage'],
    testimonials: ['big', 'line', 'pattern'],
    faq: ['panel', 'list', 'grid', 'cards'],
    visit: ['streets', 'ledger', 'contours'],
    contact: ['card', 'open'],
    newsletter: ['band', 'beside', 'line'],
    start: ['steps', 'tabs'],
    numbers: ['cards', 'row'],
    partners: ['grid', 'row'],
    action: ['band', 'split'],
  },
};
