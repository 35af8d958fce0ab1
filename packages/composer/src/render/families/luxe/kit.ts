import type { Kit } from '../kit.ts';

const button = [
  'inline-flex cursor-pointer items-center justify-center rounded-control border px-8',
  'py-3.5 transition-colors duration-200 hover:opacity-85',
].join(' ');

export const kit: Kit = {
  container: 'mx-auto max-w-[1240px] px-5 md:px-8',
  brand: 'font-display text-[1.65rem] leading-none',
  h2: 'font-display text-[clamp(2.75rem,5.8vw,5.5rem)] leading-none tracking-[-.02em] text-balance',
  h3: 'font-display text-[1.75rem] leading-tight',
  text: 'text-lg',
  button: `${button} border-fill bg-fill text-on-fill`,
  quietButton: `${button} border-edge text-text`,
  card: 'rounded-card bg-panel',
  field: 'w-full rounded-card-inner border border-edge bg-ground px-4 py-3 text-text',
  rule: 'border-t border-mark',
  number: 'font-display',
  picture: 'rounded-card',
  variants: {
    items: ['courses', 'leaders', 'works', 'plates'],
    plans: ['list', 'columns', 'stubs'],
    steps: ['arc', 'columns', 'rules'],
    points: ['statements', 'columns', 'rows', 'lead'],
    gallery: ['arches', 'triptych', 'offset', 'stack'],
    prose: ['wide', 'beside', 'statement'],
    people: ['seals', 'portraits', 'list'],
    events: ['rows', 'board'],
    voices: ['big', 'pattern', 'line'],
    questions: ['grid', 'list', 'cards'],
    visit: ['contours', 'ledger', 'streets'],
    form: ['bar', 'card', 'open'],
    newsletter: ['line', 'beside', 'band'],
    figures: ['row', 'ledger'],
    names: ['row', 'list'],
    call: ['split', 'line'],
  },
};
