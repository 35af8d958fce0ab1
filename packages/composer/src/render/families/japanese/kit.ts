import type { Kit } from '../kit.ts';

const button = [
  'inline-flex cursor-pointer items-center justify-center rounded-control px-9 py-4',
  'transition-opacity duration-200 hover:opacity-85',
].join(' ');

export const kit: Kit = {
  container: 'mx-auto max-w-[1240px] px-5 md:px-10',
  brand: 'font-display text-xl leading-none tracking-[.08em]',
  h2: 'font-display text-[clamp(1.9rem,3.4vw,3.25rem)] leading-[1.35] tracking-[.04em]',
  h3: 'font-display text-xl leading-snug tracking-[.04em]',
  text: 'text-lg',
  button: `${button} bg-fill text-on-fill`,
  quietButton: `${button} border border-edge text-text`,
  card: 'bg-panel',
  field: 'w-full border-b border-edge bg-ground px-1 py-3 text-text',
  rule: 'border-t border-line',
  number: 'font-display',
  picture: '',
  run: '[writing-mode:vertical-rl]',
  variants: {
    items: ['courses', 'plates', 'leaders'],
    plans: ['list', 'columns'],
    steps: ['rules', 'arc', 'columns'],
    points: ['statements', 'columns', 'rows', 'lead'],
    gallery: ['triptych', 'offset', 'strip', 'stack'],
    prose: ['wide', 'statement', 'beside'],
    people: ['list', 'seals', 'portraits'],
    events: ['board', 'rows'],
    voices: ['line', 'big'],
    questions: ['list', 'grid'],
    visit: ['ledger', 'contours'],
    form: ['open', 'card'],
    newsletter: ['line', 'beside'],
    figures: ['row', 'ledger'],
    names: ['list', 'grid'],
    call: ['line', 'split'],
  },
};
