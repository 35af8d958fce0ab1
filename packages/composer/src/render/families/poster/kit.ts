import type { Kit } from '../kit.ts';

const button = [
  'inline-flex cursor-pointer items-center justify-center px-7 py-5 font-display text-lg',
  'leading-none uppercase transition-opacity duration-200 hover:opacity-85',
].join(' ');

export const kit: Kit = {
  container: 'px-4 md:px-7',
  brand: 'font-display text-2xl leading-none uppercase',
  h2: 'font-display text-[clamp(3.1rem,9.6vw,9.5rem)] leading-[.82] uppercase [--advance:.54] [font-stretch:60%]',
  h3: 'font-display text-[1.45rem] leading-none uppercase [font-stretch:80%]',
  text: 'text-lg',
  button: `${button} bg-fill text-on-fill`,
  quietButton: `${button} border-4 border-current text-text`,
  card: 'border-4 border-current bg-panel',
  field: 'w-full rounded-none border-4 border-edge bg-ground px-4 py-3.5 text-text',
  rule: 'border-t-4 border-current',
  number: 'font-display leading-none [font-stretch:70%]',
  picture: 'border-4 border-current',
  screen: 'paper2',
  variants: {
    items: ['rows', 'index', 'leaders', 'cards'],
    plans: ['stubs', 'columns', 'list'],
    steps: ['ladder', 'rules', 'columns', 'bar'],
    points: ['rows', 'columns', 'statements', 'tabs', 'lead'],
    gallery: ['strip', 'offset', 'triptych', 'stack'],
    prose: ['statement', 'beside', 'wide'],
    people: ['list', 'portraits', 'seals'],
    events: ['stage', 'rows', 'board'],
    voices: ['big', 'line', 'pattern'],
    questions: ['grid', 'list', 'cards'],
    visit: ['ledger', 'streets', 'contours'],
    form: ['open', 'card', 'bar'],
    newsletter: ['band', 'line', 'beside'],
    figures: ['row', 'cards', 'ledger'],
    names: ['grid', 'list'],
    call: ['band', 'line'],
  },
};
