import type { Brief, Palette } from '@sitewright/contracts';
import type { TypePair } from '@sitewright/web-kit/typefaces';
import { entered } from '../sitting/edited.ts';

/** What is chosen for all designs; what is not is as each of them has it. */
export interface LookChoice {
  palette?: Palette;
  pair?: TypePair;
}

export const isChosen = ({ palette, pair }: LookChoice): boolean =>
  palette !== undefined || pair !== undefined;

type Wishes = Brief['design'];

/** One without a role of its own is that of panels. */
const coloursOf = ({ page, panel, text, button, accent }: Palette): Wishes['colours'] => [
  { css: page, words: page, role: 'background', from: [] },
  { css: text, words: text, role: 'text', from: [] },
  { css: button, words: button, role: 'primary', from: [] },
  { css: accent, words: accent, role: 'accent', from: [] },
  { css: panel, words: panel, from: [] },
];

/** The design wishes of a brief with what was chosen. A theme that was asked for and stays is still known as asked. */
export function designWith(design: Wishes, { palette, pair }: LookChoice): Wishes {
  const isSameTheme = design.theme?.value === palette?.theme;
  return {
    ...design,
    ...(palette && { colours: coloursOf(palette) }),
    ...(palette && !isSameTheme && { theme: entered(palette.theme) }),
    ...(pair && { letters: { headings: pair.headings, text: pair.text } }),
  };
}
