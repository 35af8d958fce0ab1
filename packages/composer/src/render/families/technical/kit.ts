import type { Kit } from '../kit.ts';

const button = [
  'inline-flex cursor-pointer items-center justify-center rounded-control border px-5 py-3',
  'font-medium transition-opacity duration-200 hover:opacity-85',
].join(' ');

export const kit: Kit = {
  container: 'mx-auto max-w-[1280px] border-line px-5 md:border-x md:px-12',
  brand: 'text-lg font-semibold tracking-[-.02em]',
  h2: 'font-display text-[clamp(2rem,3.6vw,3.25rem)] font-medium leading-[1.04] tracking-[-.035em] text-balance',
  h3: 'text-lg font-semibold tracking-[-.01em]',
  text: 'text-base',
  button: `${button} border-fill bg-fill text-on-fill`,
  quietButton: `${button} border-edge text-text`,
  card: 'rounded-card border border-line bg-panel',
  field: 'w-full rounded-card-inner border border-edge bg-ground px-3.5 py-3 text-text',
  rule: 'border-t border-line',
  number: 'font-display font-medium tracking-[-.03em] tabular-nums',
  picture: 'rounded-card border border-line',
  variants: {
    items: ['bento', 'rows', 'index', 'cards'],
    plans: ['columns', 'list', 'stubs'],
    steps: ['columns', 'ladder', 'path'],
    points: ['columns', 'rows', 'tabs', 'lead'],
    gallery: ['strip', 'offset', 'triptych', 'stack'],
    prose: ['statement', 'wide', 'beside'],
    people: ['list', 'portraits', 'seals'],
    events: ['stage', 'rows', 'board'],
    voices: ['line', 'big', 'pattern'],
    questions: ['grid', 'list', 'panel', 'cards'],
    visit: ['contours', 'streets', 'ledger'],
    form: ['card', 'open', 'bar'],
    newsletter: ['line', 'beside', 'band'],
    figures: ['ledger', 'cards', 'row'],
    names: ['grid', 'row'],
    call: ['band', 'split'],
  },
};
