import { distance } from './distance.ts';
import { quotedIn, tokensOf } from './tokens.ts';

const shortest = 4;
/** Two letters that changed places are seen in a shorter word, too: "teh". */
const shortestSwapped = 3;

const isSwapped = (word: string, known: string): boolean =>
  word.length === known.length && [...word].sort().join('') === [...known].sort().join('');

function nearestTo(word: string, known: ReadonlySet<string>): string | undefined {
  if (word.length < shortestSwapped || /\d/u.test(word)) return undefined;
  const near = [...known].filter(
    (one) =>
      distance(word, one, 1) === 1 &&
      (isSwapped(word, one) || (word.length >= shortest && one.length >= shortest)),
  );
  // Letters change places and are left out more often than others are typed.
  const likely = [
    near.filter((one) => isSwapped(word, one)),
    near.filter((one) => one.length > word.length),
    near,
  ].find((some) => some.length > 0);
  const [only, another] = likely ?? [];
  return another === undefined ? only : undefined;
}

/**
 * A request with slips of the keys put right: each word that is not known becomes the only one that is a slip away. What stands
 * between quotation marks or behind a colon stays as it is. Undefined where there is none.
 */
export function spelled(text: string, known: ReadonlySet<string>): string | undefined {
  const quoted = quotedIn(text);
  const colon = text.search(/[:：]/u);
  let right = text;
  for (const { word, start, end } of tokensOf(text).toReversed()) {
    const isTheirs =
      (colon >= 0 && start > colon) || quoted.some((one) => start > one.start && end < one.end);
    const meant = isTheirs || known.has(word) ? undefined : nearestTo(word, known);
    if (meant !== undefined) right = `${right.slice(0, start)}${meant}${right.slice(end)}`;
  }
  return right === text ? undefined : right;
}
