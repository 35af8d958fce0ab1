import { longestWord } from '../../fitted.ts';
import type { Look } from '../look.ts';

/** The size of a headline: its share of the width of its box in percent, between two sizes in rem. */
export interface HeadlineSize {
  share: number;
  least: number;
  most: number;
  /** The mean width of a letter as a share of the type's size. */
  advance?: number;
}

/** The mean width of a letter in the typeface of a look, where the family's own has `own`. */
export const advanceIn = ({ face }: Pick<Look, 'face'>, own = 0.6): number =>
  Math.max(own, face?.advance ?? 0);

/** Letters as wide as two Latin ones. */
const wideLetters = /[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/gu;

/** How much room a text takes, in Latin letters. */
export const widthOf = (text: string): number => text.length + (text.match(wideLetters)?.length ?? 0);

/** Headlines of so many letters stand at full size; a single word is larger, longer ones are smaller by steps. */
const steps = [
  { upTo: 9, scale: 1.3 },
  { upTo: 22, scale: 1 },
  { upTo: 36, scale: 0.86 },
  { upTo: 52, scale: 0.74 },
] as const;
/** A headline in two halves takes two lines: it counts by its longer half. */
const roomOf = (headline: string): number =>
  headline.includes('|') ? Math.max(...headline.split('|').map(widthOf)) * 1.5 : widthOf(headline);
const scaleOf = (headline: string): number =>
  steps.find(({ upTo }) => roomOf(headline) <= upTo)?.scale ?? 0.64;

const rounded = (value: number) => Number(value.toFixed(2));
/** No heading is smaller, however long its words are. */
const smallest = 1.25;

/**
 * A font size by the width of the box a headline stands in, not of the window: a column of any width holds its longest word
 * whole. The box has to be a container (`@container`).
 */
export function headlineSize(headline: string, { share, least, most, advance = 0.6 }: HeadlineSize): string {
  const scale = scaleOf(headline);
  const wanted = `clamp(${rounded(least * Math.min(1, Math.max(scale, 0.8)))}rem,${rounded(share * scale)}cqi,${rounded(most * scale)}rem)`;
  const letters = longestWord(headline);
  const whole = letters > 0 ? `${rounded(100 / (letters * advance))}cqi` : '100cqi';
  return `font-size:max(${smallest}rem,min(${wanted},${whole}))`;
}

/** Lines are broken between words: no line is as full as it could be. */
const slack = 1.1;
/** Narrow letters are not as narrow in every face: no word may come to the edge. */
const spare = 1.15;
/** Most words are narrower than the widest, which an advance has to hold. */
const usual = 0.78;

/**
 * A font size by which a headline fills the measure of its box: a short one a line, a longer one as many lines as make a block.
 * `high` is how high that may be, as a share of its width in percent; `most` is in rem. The box has to be a container (`@container`).
 */
export function fullMeasure(
  headline: string,
  { advance, most, high }: { advance: number; most: number; high: number },
): string {
  const halves = headline.split('|');
  const width = halves.length > 1 ? Math.max(...halves.map(widthOf)) * halves.length : widthOf(headline);
  const room = Math.max(1, width) * slack * usual * advance;
  const lines = Math.max(1, halves.length, Math.floor(Math.sqrt((high * room) / 100)));
  const share = Math.min(
    30,
    (100 * lines) / room,
    100 / Math.max(1, longestWord(headline) * advance * spare),
  );
  return `font-size:max(${smallest}rem,min(${rounded(share)}cqi,${most}rem,32svh))`;
}
