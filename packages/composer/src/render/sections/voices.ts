import { format } from '@sitewright/composer-content';
import { rosette } from '../art/rosette.ts';
import { chooseArrangement } from '../choose-arrangement.ts';
import { type Html, h, trusted } from '../h.ts';
import type { RenderSection } from '../section.ts';
import type { PageAtSection, SectionOf } from '../site.ts';

type Voices = SectionOf<'voices'>['voices'];

const sizes = {
  big: 'font-display text-[clamp(1.7rem,3.4vw,3.2rem)] leading-[1.14]',
  pattern: 'text-[clamp(1.4rem,2.4vw,2.1rem)] leading-snug',
  line: 'text-[clamp(1.2rem,1.8vw,1.55rem)] leading-snug',
} as const;
/** What is said at length is not shouted. */
const longestLarge = 180;

/** Quotation marks as the language has them, unless the words bring their own. */
const quoted = ({ messages }: PageAtSection, text: string): string =>
  /^["“„«»「『]/u.test(text) ? text : format(messages.testimonials.quote, { text });

function voice(page: PageAtSection, size: string) {
  return ({ text, by }: Voices[number]): Html => {
    const words = [text.length > longestLarge ? sizes.line : size, 'text-pretty'];
    return h(
      'figure',
      { class: 'min-w-0' },
      h('blockquote', { class: words }, quoted(page, text)),
      by && h('figcaption', { class: 'mt-4 text-muted' }, by),
    );
  };
}

const pattern = (page: PageAtSection): Html =>
  h(
    'svg',
    {
      viewBox: '-310 -310 620 620',
      class: 'mx-auto w-full max-w-xs text-mark max-md:hidden',
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': 1.4,
      'aria-hidden': 'true',
      focusable: 'false',
    },
    trusted(`<path d="${rosette(page.random.fork('voices'), 90, 300, 6)}"/>`),
  );

/** Words of others, word for word. */
export const renderVoices: RenderSection<'voices'> = (page, { voices }) => {
  const isFew = voices.length <= 2;
  const arrangement = chooseArrangement(page, 'voices', 'line', (one) => isFew || one === 'line');
  const isGrid = !isFew && voices.length !== 3;
  const size = isFew ? sizes[arrangement] : sizes.line;
  const grid = ['grid gap-12', !isFew && 'gap-x-10 md:grid-cols-2', !isFew && !isGrid && 'lg:grid-cols-3'];
  const all = h('div', { class: grid }, voices.map(voice(page, size)));
  if (arrangement !== 'pattern')
    return { body: all, set: arrangement === 'line' && isFew ? 'beside' : 'below' };
  const columns = 'grid items-center gap-12 md:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]';
  return { body: h('div', { class: columns }, all, pattern(page)), set: 'below' };
};
