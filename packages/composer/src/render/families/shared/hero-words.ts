import { type Child, type Classes, fragment, type Html, h } from '../../h.ts';
import type { PageWithHero } from '../../site.ts';
import { gapAfter, halvesOf } from '../../titles.ts';
import { heroActions, heroExtras } from './hero-pieces.ts';
import { advanceIn, type HeadlineSize, headlineSize } from './hero-type.ts';

/** How a family sets the words of its heroes. */
export interface HeadlineStyle extends HeadlineFace, HeadlineSize {}

/** The same without its size. */
interface HeadlineFace {
  /** The headline's face, weight and leading. */
  title: Classes;
  /** The line above it. */
  kicker: Classes;
  /** Sets the second half of a headline; without it the half begins a new line where there is room. */
  second?: (text: string) => Child;
}

const parted = (text: string): Child => [h('br', { class: '@max-md:hidden' }), text];

/** Line above and headline; they stand in a container, whose width gives the size. */
export function sizedHeadline({ page }: PageWithHero, style: HeadlineFace, size: string): Html {
  const { hero } = page;
  const [first, second] = halvesOf(hero.headline);
  const { second: setSecond = parted } = style;
  return fragment(
    hero.kicker && h('p', { class: style.kicker }, hero.kicker),
    h(
      'h1',
      { class: ['font-display', style.title], style: size },
      first,
      second && [gapAfter(first), setSecond(second)],
    ),
  );
}

/** Line above and headline, the headline's size by its length. */
export const headline = (page: PageWithHero, style: HeadlineStyle): Html =>
  sizedHeadline(
    page,
    style,
    headlineSize(page.page.hero.headline, { ...style, advance: advanceIn(page.look, style.advance) }),
  );

export interface WordsStyle extends HeadlineStyle {
  box?: Classes;
  lede: Classes;
  actions?: Classes;
  /** The family shows lines of code by itself. */
  showsCode?: boolean;
  /** What stands below the buttons. */
  below?: Child;
}

/** All that is said first: line above, headline, lede and the way to act. */
export function heroWords(page: PageWithHero, style: WordsStyle): Html {
  const { lede } = page.page.hero;
  return h(
    'div',
    { class: ['@container relative w-full min-w-0', style.box] },
    headline(page, style),
    lede && h('p', { class: style.lede }, lede),
    heroActions(page, style.actions),
    heroExtras(page, style.showsCode),
    style.below,
  );
}
