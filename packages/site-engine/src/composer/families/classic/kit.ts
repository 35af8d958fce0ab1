import type { Kit } from '../kit.ts';

const button =
  'inline-flex cursor-pointer items-center justify-center rounded-control border px-7 py-3.5 font-medium transition-opacity duration-200 hover:opacity-85';

export const kit: Kit = {
  container: 'mx-auto max-w-[1200px] px-5 md:px-10',
  brand: 'font-display text-[1.75rem] leading-none',
  h2: 'font-display text-[clamp(2.3rem,4.4vw,3.9rem)] leading-[1.02] tracking-[-.02em] text-balance',
  h3: 'font-display text-[1.45rem] leading-tight',
  text: 'text-lg',
  button: `${button} border-fill bg-fill text-on-fill`,
  quietButton: `${button} border-edge text-text`,
  card: 'border-t-4 border-t-fill bg-panel',
  field: 'w-full border border-edge bg-ground px-3.5 py-3 text-text',
  rule: 'border-t border-edge',
  number: 'font-display',
  picture: 'border border-edge p-2',
  variants: {
    offer: ['leaders', 'rows', 'index', 'cards'],
    pricing: ['list', 'columns'],
    process: ['ladder', 'columns', 'rules'],
    points: ['columns', 'rows', 'statements', 'lead'],
    gallery: ['strip', 'offset', 'triptych', 'stack'],
    about: ['statement', 'beside', 'wide'],
    team: ['seals', 'list', 'portraits'],
    schedule: ['rows', 'board', 'stage'],
    testimonials: ['big', 'pattern', 'line'],
    faq: ['list', 'grid'],
    visit: ['ledger', 'streets', 'contours'],
    contact: ['card', 'open', 'bar'],
    newsletter: ['line', 'beside', 'band'],
    start: ['steps', 'terminal'],
    numbers: ['ledger', 'row'],
    partners: ['list', 'row'],
    action: ['line', 'split'],
  },
};
