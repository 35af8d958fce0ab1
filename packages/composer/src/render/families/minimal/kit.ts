import type { Kit } from '../kit.ts';

const button = [
  'inline-flex cursor-pointer items-center justify-center rounded-control border px-6 py-3',
  'transition-colors duration-200 hover:border-mark hover:bg-ground hover:text-mark',
].join(' ');

export const kit: Kit = {
  container: 'px-5 md:px-6',
  brand: 'text-base font-medium',
  h2: 'font-display text-[clamp(1.75rem,3.2vw,2.875rem)] leading-[1.08] tracking-[-.025em] text-balance',
  h3: 'text-lg tracking-[-.01em]',
  text: 'text-base',
  button: `${button} border-fill bg-fill text-on-fill`,
  quietButton: `${button} border-edge text-text`,
  card: 'border border-edge',
  field: 'w-full border-b border-edge bg-ground px-1 py-3 text-text',
  rule: 'border-t border-edge',
  number: 'font-display tracking-[-.03em] tabular-nums',
  picture: 'bg-panel',
  variants: {
    items: ['works', 'index', 'rows', 'plates'],
    plans: ['list', 'columns'],
    steps: ['rules', 'ladder', 'columns'],
    points: ['rows', 'statements', 'columns', 'lead'],
    gallery: ['offset', 'triptych', 'strip', 'stack'],
    prose: ['wide', 'statement', 'beside'],
    people: ['list', 'portraits', 'seals'],
    events: ['rows', 'stage'],
    voices: ['line', 'big', 'pattern'],
    questions: ['list', 'grid'],
    visit: ['ledger', 'contours'],
    form: ['open', 'bar', 'card'],
    newsletter: ['line', 'beside'],
    figures: ['ledger', 'row'],
    names: ['list', 'grid'],
    call: ['line', 'split'],
  },
};
