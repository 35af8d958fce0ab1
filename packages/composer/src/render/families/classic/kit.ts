import type { Kit } from '../kit.ts';

const button = [
  'inline-flex cursor-pointer items-center justify-center rounded-control border px-7',
  'py-3.5 font-medium transition-opacity duration-200 hover:opacity-85',
].join(' ');

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
    items: ['leaders', 'rows', 'index', 'cards'],
    plans: ['list', 'columns'],
    steps: ['ladder', 'columns', 'rules'],
    points: ['columns', 'rows', 'statements', 'lead'],
    gallery: ['strip', 'offset', 'triptych', 'stack'],
    prose: ['statement', 'beside', 'wide'],
    people: ['seals', 'list', 'portraits'],
    events: ['rows', 'board', 'stage'],
    voices: ['big', 'pattern', 'line'],
    questions: ['list', 'grid'],
    visit: ['ledger', 'streets', 'contours'],
    form: ['card', 'open', 'bar'],
    newsletter: ['line', 'beside', 'band'],
    figures: ['ledger', 'row'],
    names: ['list', 'row'],
    call: ['line', 'split'],
  },
};
