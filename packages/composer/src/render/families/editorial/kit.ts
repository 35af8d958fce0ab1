import type { Kit } from '../kit.ts';

const button = [
  'inline-flex cursor-pointer items-center justify-center rounded-control border-2 px-7',
  'py-3.5 font-semibold transition-opacity duration-200 hover:opacity-85',
].join(' ');

export const kit: Kit = {
  container: 'mx-auto max-w-[1320px] px-5 md:px-14',
  brand: 'font-display text-[1.7rem] leading-none tracking-[-.03em]',
  h2: 'font-display text-[clamp(2.5rem,5.2vw,4.75rem)] leading-[.95] tracking-[-.025em] text-balance',
  h3: 'font-display text-[1.5rem] leading-tight tracking-[-.01em]',
  text: 'text-lg',
  button: `${button} border-fill bg-fill text-on-fill`,
  quietButton: `${button} border-edge text-text`,
  card: 'rounded-card border-2 border-edge bg-panel',
  field: 'w-full rounded-card-inner border-[1.5px] border-edge bg-ground px-3.5 py-3 text-text',
  rule: 'border-t border-edge',
  number: 'font-display tabular-nums lining-nums',
  picture: 'rounded-card border-2 border-edge',
  variants: {
    items: ['leaders', 'rows', 'plates', 'works', 'courses'],
    plans: ['list', 'columns', 'stubs'],
    steps: ['arc', 'columns', 'ladder', 'rules', 'path'],
    points: ['columns', 'rows', 'statements', 'tabs', 'lead'],
    gallery: ['offset', 'strip', 'triptych', 'stack'],
    prose: ['beside', 'statement', 'wide'],
    people: ['portraits', 'list', 'seals'],
    events: ['rows', 'board', 'stage'],
    voices: ['big', 'pattern', 'line'],
    questions: ['list', 'grid', 'panel', 'cards'],
    visit: ['streets', 'ledger', 'contours'],
    form: ['open', 'card', 'bar'],
    newsletter: ['beside', 'line', 'band'],
    figures: ['row', 'ledger'],
    names: ['row', 'list'],
    call: ['split', 'band', 'line'],
  },
};
