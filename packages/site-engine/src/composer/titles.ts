import type { LanguageId } from './languages/language.ts';
import type { Site } from './site.ts';

/** Scripts that part no words. */
const endsUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。！？ー]$/u;

/** What stands between two halves of a title on one line: a space, where the script has any. */
export const gapAfter = (half: string): string => (endsUnspaced.test(half) ? '' : ' ');

/** A title as its halves; the second is empty where there is but one. */
export function halvesOf(title: string): readonly [first: string, second: string] {
  const [first = '', second = ''] = title.split('|');
  return [first, second];
}

/** Both halves of a title on one line. */
export function oneLine(title: string): string {
  const [first, second] = halvesOf(title);
  return second ? `${first}${gapAfter(first)}${second}` : first;
}

const fewestToPart = 4;

/** A line as a title of two halves, parted where one would take a breath. */
export function inHalves(line: string): string {
  const whole = line.replaceAll('|', ' ');
  const pause = /^.{3,}?[,.;:!?、。](?=\s?\S{2})/u.exec(whole)?.[0].length;
  if (pause) return `${whole.slice(0, pause)}|${whole.slice(pause).trim()}`;
  const words = whole.split(' ');
  if (words.length < fewestToPart) return whole;
  const middle = Math.ceil(words.length / 2);
  return `${words.slice(0, middle).join(' ')}|${words.slice(middle).join(' ')}`;
}

const commas: Readonly<Partial<Record<LanguageId, string>>> = { ar: '، ', ja: '、' };

/** The name with its place, unless the name says it; between them the language's comma, or what a family puts there. */
export function nameAndPlace(
  { brief: { brand, place }, language }: Pick<Site, 'brief' | 'language'>,
  comma = commas[language] ?? ', ',
): string {
  return place && !brand.includes(place) ? `${brand}${comma}${place}` : brand;
}
