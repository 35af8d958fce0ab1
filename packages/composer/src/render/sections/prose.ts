import { chooseArrangement } from '../choose-arrangement.ts';
import { type Html, h } from '../h.ts';
import { photo } from '../photo.ts';
import type { RenderSection } from '../section.ts';
import { side } from '../sides.ts';
import type { PageAtSection, SectionOf } from '../site.ts';

type Prose = SectionOf<'prose'>;

/** An opening longer than this reads better as running text. */
const longestOpening = 260;

const openings = {
  statement: 'text-[clamp(1.35rem,2.2vw,2rem)] leading-snug',
  beside: 'text-[clamp(1.5rem,2.5vw,2.3rem)] leading-snug',
  wide: 'text-[clamp(1.6rem,3vw,2.75rem)] leading-[1.2]',
} as const;

function paragraphs(
  page: PageAtSection,
  { paragraphs: texts, by, photo: shown }: Prose,
  opening: string,
): Html[] {
  const running = [page.look.kit.text, 'max-w-[68ch] text-pretty'];
  const figure = shown && photo(page, shown, ['mt-9 w-full object-cover', page.look.kit.picture]);
  const written = texts.map((text, index) => {
    const isOpening = index === 0 && text.length <= longestOpening;
    return h('p', { class: isOpening ? [opening, 'text-pretty'] : [index > 0 && 'mt-5', running] }, text);
  });
  const signed = by ? [...written, h('p', { class: 'mt-6 font-semibold' }, by)] : written;
  return figure ? [...signed, figure] : signed;
}

/** Text as it was given: the opening large, what follows it to be read. */
export const renderProse: RenderSection<'prose'> = (page, section) => {
  const arrangement = chooseArrangement(page, 'prose', 'statement');
  const text = paragraphs(page, section, openings[arrangement]);
  if (arrangement === 'statement') return { body: h('div', { class: 'max-w-[44rem]' }, text), set: 'beside' };
  const place = arrangement === 'wide' ? 'max-w-[62rem]' : ['max-w-[48rem]', side(page, '', 'md:ms-auto')];
  return { body: h('div', { class: place }, text), set: 'below' };
};
