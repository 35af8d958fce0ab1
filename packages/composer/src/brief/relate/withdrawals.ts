import type { Classified } from '../classify/classified.ts';
import { segmentsOf } from '../read/entries/scan/segments.ts';
import { countWords } from '../read/entries/scan/tokens.ts';
import { openingLength } from '../read/guard/maker-talk.ts';
import { namesConcealed } from './bans.ts';
import { discourseWords } from './discourse-words.ts';
import { asksToConceal, leftOutIn } from './refer/left-out.ts';
import { sentenceBefore } from './sentence-before.ts';
import { sharedBy, subjectsOf, valuesOf } from './values.ts';

const reach = 40;
/** Behind this many words the text says something else. */
const mostNamed = 6;

/** The statements that are taken back, and the words for what of them. */
interface Taken {
  about: ReadonlySet<string>;
  indexes: number[];
}

/** The nearest statement before `at` that speaks of what is named. */
function named(statements: readonly Classified[], at: number, about: ReadonlySet<string>): number[] {
  let best = { index: -1, shared: 0 };
  for (let index = at - 1; index >= Math.max(0, at - reach); index -= 1) {
    const { text = '', kind, corrects, withdrawnBy } = statements[index] ?? {};
    const isGone = kind === 'markup' || corrects !== undefined || withdrawnBy !== undefined;
    const shared = isGone ? 0 : sharedBy(about, subjectsOf(text));
    if (shared > best.shared) best = { index, shared };
  }
  return best.index < 0 ? [] : [best.index];
}

/** A statement without its parts that speak of what is taken back; nothing where none is left. */
function remainder(text: string, about: ReadonlySet<string>): string | undefined {
  const segments = segmentsOf(text);
  const kept = segments.filter((segment) => sharedBy(about, subjectsOf(segment.text)) === 0);
  return kept.length > 0 && kept.length < segments.length
    ? kept.map((segment) => segment.text).join(', ')
    : undefined;
}

/** "Forget the brownies, she stopped doing them": the first word names what. */
const first = (words: ReadonlySet<string>): Set<string> => new Set([...words].slice(0, 1));
const nothing: Taken = { about: new Set(), indexes: [] };

/** What a statement takes back; nothing where it takes back nothing. */
function takenBack(statements: readonly Classified[], at: number): Taken {
  const text = statements[at]?.text ?? '';
  const opening = openingLength(text);
  const length = discourseWords().withdraws.leading(text.slice(opening));
  const rest = text.slice(opening + length);
  if (length === 0) return concealed(statements, at);
  if (countWords(rest) > mostNamed || valuesOf(rest).length > 0) return nothing;
  const about = /^\s*[\p{L}]/u.test(rest) ? first(subjectsOf(rest)) : new Set<string>();
  return { about, indexes: about.size > 0 ? named(statements, at, about) : sentenceBefore(statements, at) };
}

/** "My mother did it too, but keep that off the site": all of the sentence before it; alone, the one before. */
function concealed(statements: readonly Classified[], at: number): Taken {
  const statement = statements[at];
  if (!statement || !asksToConceal(statement.text) || namesConcealed(statement.text)) return nothing;
  const isAlone =
    !statement.joined && countWords(statement.text) <= mostNamed && leftOutIn(statement.text) === undefined;
  return { about: new Set(), indexes: statement.joined || isAlone ? sentenceBefore(statements, at) : [] };
}

/** "you don't need to put that in": an order of no more words names nothing by itself. */
const mostAsked = 8;

/** What a statement says before what it asks to keep from visitors; nothing where that is all of it. */
function beforeConcealed(text: string): string | undefined {
  const segments = segmentsOf(text);
  let at = segments.findIndex((segment) => asksToConceal(segment.text));
  if (at < 0) at = segments.length - 1;
  // "Closed on Saturdays, leave that out" says what to leave out in the part before.
  while (at > 0 && countWords(segments[at]?.text ?? '') <= mostAsked) {
    at -= 1;
    if (countWords(segments[at]?.text ?? '') > 2) break;
  }
  const kept = text.slice(0, segments[at]?.start ?? 0).replace(/[\s,;:–—-]{1,4}$/u, '');
  return kept === '' ? undefined : kept;
}

/** Statements without what they ask to keep from visitors themselves. */
function withoutConcealed(statement: Classified): Classified {
  if (statement.kind === 'markup' || statement.cells || !asksToConceal(statement.text)) return statement;
  const text = beforeConcealed(statement.text);
  if (text !== undefined) return { ...statement, text };
  // A number that is not for the site is no way to be reached.
  return { ...statement, class: valuesOf(statement.text).length > 0 ? 'prohibition' : 'context', also: [] };
}

/** A statement from which something is taken back: what is left of it, or that it does not hold. */
function without(target: Classified, about: ReadonlySet<string>, by: number): Classified {
  const text = about.size > 0 ? remainder(target.text, about) : undefined;
  return text === undefined
    ? { ...target, class: 'context', also: [], withdrawnBy: by }
    : { ...target, text };
}

/** Takes out what is taken back later: "A newsletter too. Scrap that." */
export function withWithdrawals(statements: readonly Classified[]): Classified[] {
  const result = [...statements];
  statements.forEach((statement, at) => {
    if (statement.kind === 'markup') return;
    const { about, indexes } = takenBack(result, at);
    for (const index of indexes) {
      const target = result[index];
      if (target) result[index] = without(target, about, at);
    }
    if (indexes.length > 0) result[at] = { ...statement, class: 'context', also: [] };
    else result[at] = withoutConcealed(result[at] ?? statement);
  });
  return result;
}
