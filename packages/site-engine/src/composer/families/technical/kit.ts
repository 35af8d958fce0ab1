import type { Kit } from '../kit.ts';

const button =
  'inline-flex cursor-pointer items-center justify-center rounded-md border px-5 py-3 font-medium transition-opacity duration-200 hover:opacity-85';

export const kit: Kit = {
  container: 'mx-auto max-w-[1280px] border-line px-5 md:border-x md:px-12',
  h2: 'font-display text-[clamp(2rem,3.6vw,3.25rem)] font-medium leading-[1.04] tracking-[-.035em] text-balance',
  h3: 'text-lg font-semibold tracking-[-.01em]',
  text: 'text-base',
  button: `${button} border-fill bg-fill text-on-fill`,
  quietButton: `${button} border-edge text-text`,
  card: 'rounded-md border border-line bg-panel',
  field: 'w-full rounded-md border border-edge bg-ground px-3.5 py-3 text-text',
  rule: 'border-t border-line',
  number: 'font-display font-medium tracking-[-.03em] tabular-nums',
  picture: 'rounded-md border border-line',
  variants: {
    offer: ['bento', 'rows'],
    process: ['columns', 'ladder'],
    points: ['columns', 'rows'],
    gallery: ['strip', 'offset'],
    about: ['statement'],
  },
};
