import { attribute, type Element, lineOf } from '../dom.ts';
import { escapeText, replaceContent, replaceElement, setAttribute } from '../edits.ts';
import { strokesOf } from '../icons/draw-icon.ts';
import { controlOf, type IconControl } from '../icons/icon-controls.ts';
import { type IconPlace, iconPlaces } from '../icons/icon-places.ts';
import { type Fix, pageRule } from '../rule.ts';
import type { Page } from '../site.ts';

const drawn =
  'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"';

/** As large as the letters around it, as in most typefaces of icons. */
const asLetter = (strokes: string, size: string): string =>
  `<svg ${drawn} width="${size}" height="${size}" style="display:inline-block;vertical-align:-0.125em">${strokes}</svg>`;

/** With all that the element has, as the library would put it there. */
function inPlaceOf({ attrs }: Element, writtenAs: string, strokes: string): string {
  const kept = attrs
    .filter(({ name }) => name !== writtenAs && !drawn.includes(`${name}=`))
    .map(({ name, value }) => ` ${name}="${escapeText(value)}"`);
  return `<svg width="24" height="24" ${drawn}${kept.join('')}>${strokes}</svg>`;
}

/** Whether its text, which is its name, is there to be read now. */
const isSpelled = ({ element }: IconPlace): boolean => element.childNodes.length > 0;

function redraw(place: IconPlace, strokes: string, holder: IconControl | undefined): Fix {
  const { element, isReplaced, writtenAs } = place;
  const edits = isReplaced
    ? replaceElement(element, inPlaceOf(element, writtenAs, strokes))
    : replaceContent(element, asLetter(strokes, isSpelled(place) ? '1.5em' : '1em'));
  // The name of its icon was what a screen reader called it.
  const name =
    holder && !holder.isNamed && isSpelled(place)
      ? setAttribute(holder.control, 'aria-label', holder.words)
      : [];
  return { edits: [...edits, ...name], redraws: true };
}

/** A word where a visitor would find nothing to click; elsewhere the name of an icon is no word for visitors. */
function withoutDrawing(place: IconPlace, holder: IconControl | undefined): Fix | undefined {
  const { element, writtenAs } = place;
  const misses = [writtenAs];
  if (holder) {
    const text = `<span style="font-style:normal">${escapeText(holder.words)}</span>`;
    return { edits: replaceContent(element, text), removes: 'A word stands in its place.', misses };
  }
  return isSpelled(place)
    ? { edits: replaceContent(element, ''), removes: 'Its name is not shown as a word.', misses }
    : undefined;
}

function fixOf(page: Page, place: IconPlace): Fix | undefined {
  const strokes = strokesOf(place.name);
  const holder = controlOf(page, place);
  return strokes === undefined ? withoutDrawing(place, holder) : redraw(place, strokes, holder);
}

export const icons = pageRule('icons', 'Every icon is drawn', (page, site) =>
  [...iconPlaces(site, page).values()]
    .filter(({ element }) => element.sourceCodeLocation?.endTag && attribute(element, 'hidden') === undefined)
    .map((place) => ({
      path: page.path,
      line: lineOf(place.element),
      message: `The icon “${place.name.slice(0, 60)}” needs a library that is no part of the site.`,
      fix: fixOf(page, place),
    })),
);
