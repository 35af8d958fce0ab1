import type { Classified } from '../classify/classified.ts';
import { conjunctions } from '../cut/prose/function-words.ts';
import { segmentsOf } from '../read/entries/scan/segments.ts';
import { countWords, type Span } from '../read/entries/scan/tokens.ts';
import { leavesOut } from '../read/facts/words.ts';
import { openingLength } from '../read/guard/maker-talk.ts';
import { isPrintable } from '../read/outline/heads.ts';
import { namesConcealed } from './bans.ts';
import { discourseWords } from './discourse-words.ts';
import { asksToConceal, leftOutIn } from './refer/left-out.ts';
import { withoutSpans } from './refer/take-out.ts';
import { sentenceBefore } from './sentence-before.ts';
import { sharedBy, subjectsOf, type Value, valuesOf } from './values.ts';

const reach = 40;
/** Behind this many words the text says something else. */
const mostNamed = 6;

/** The statements that are taken back, and the words for what of them. */
interface Taken {
  about: ReadonlySet<string>;
  indexes: number[];
  /** One of several values of a statement, which is all that goes of it. */
  value?: Span;
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
const conjunction = new RegExp(`^(?:${[...conjunctions].join('|')})\\s`, 'iu');
const withoutConjunction = (text: string): string => text.replace(conjunction, '');
const nothing: Taken = { about: new Set(), indexes: [] };

/** "And take out the £25 one": of the statement that has such a value, all of it where it has no other. */
function valued(statements: readonly Classified[], at: number, clause: string): Taken {
  const [{ kind, numbers } = { kind: 'number', numbers: [''] }] = valuesOf(clause);
  const isSame = (value: Value) => value.kind === kind && value.numbers.join() === numbers.join();
  for (let index = at - 1; index >= Math.max(0, at - reach); index -= 1) {
    const { text = '', kind: cut, corrects, withdrawnBy } = statements[index] ?? {};
    const values = valuesOf(text);
    const value = values.find(isSame);
    if (!value || cut === 'markup' || corrects !== undefined || withdrawnBy !== undefined) continue;
    const isOneOf = values.filter((each) => each.kind === kind).length > 1;
    return { about: new Set(), indexes: [index], ...(isOneOf && { value }) };
  }
  return nothing;
}

/** What a statement takes back; nothing where it takes back nothing. */
function takenBack(statements: readonly Classified[], at: number): Taken {
  const text = withoutConjunction(statements[at]?.text ?? '');
  const opening = openingLength(text);
  const length = discourseWords().withdraws.leading(text.slice(opening));
  const rest = text.slice(opening + length);
  if (length === 0) {
    const person = concealedPerson(statements, at);
    return person.indexes.length > 0 ? person : concealed(statements, at);
  }
  const [clause = ''] = rest.split(/[,;]\s/u, 1);
  if (countWords(clause) <= mostNamed && valuesOf(clause).length === 1) return valued(statements, at, clause);
  if (countWords(rest) > mostNamed || valuesOf(rest).length > 0) return nothing;
  const about = /^\s*[\p{L}]/u.test(rest) ? first(subjectsOf(rest)) : new Set<string>();
  return { about, indexes: about.size > 0 ? named(statements, at, about) : sentenceBefore(statements, at) };
}

/** So many statements may stand between somebody and the words that ask to leave them out. */
const mostBeside = 2;

/** "Lea Brandt, on leave, who please don't mention": who was named last, with what is told of them. */
function concealedPerson(statements: readonly Classified[], at: number): Taken {
  const { text = '' } = statements[at] ?? {};
  if (countWords(text) > mostAsked || !leavesOut.has(text)) return nothing;
  for (let index = at - 1; index >= Math.max(0, at - 1 - mostBeside); index -= 1) {
    const isNamed = statements[index]?.class === 'person' && namesSomebody(statements[index]?.text ?? '');
    if (isNamed) return { about: new Set(), indexes: range(index, at) };
  }
  return nothing;
}
const namesSomebody = (text: string): boolean => /^\p{Lu}/u.test(text);
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

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

const mayTell = ({ class: name, also }: Classified): boolean =>
  name === 'not_understood' && also.some((other) => isPrintable({ class: other }));

/** Statements without what they ask to keep from visitors themselves. */
function withoutConcealed(statement: Classified): Classified {
  if (statement.kind === 'markup' || statement.cells || !asksToConceal(statement.text)) return statement;
  const text = beforeConcealed(statement.text);
  // What is not to be left out is to be read, however unsure the whole was.
  if (text !== undefined)
    return { ...statement, text, ...(mayTell(statement) && { class: 'fact', also: [] }) };
  // A number that is not for the site is no way to be reached.
  return { ...statement, class: valuesOf(statement.text).length > 0 ? 'prohibition' : 'context', also: [] };
}

/** A statement from which something is taken back: what is left of it, or that it does not hold. */
function without(target: Classified, { about, value }: Taken, by: number): Classified {
  const rest = about.size > 0 ? remainder(target.text, about) : undefined;
  const text = value ? withoutSpans(target.text, [value]) : rest;
  return text === undefined
    ? { ...target, class: 'context', also: [], withdrawnBy: by }
    : { ...target, text };
}

/** Takes out what is taken back later: "A newsletter too. Scrap that." */
export function withWithdrawals(statements: readonly Classified[]): Classified[] {
  const result = [...statements];
  statements.forEach((statement, at) => {
    if (statement.kind === 'markup') return;
    const taken = takenBack(result, at);
    const { indexes } = taken;
    for (const index of indexes) {
      const target = result[index];
      if (target) result[index] = without(target, taken, at);
    }
    if (indexes.length > 0) result[at] = { ...statement, class: 'context', also: [] };
    else result[at] = withoutConcealed(result[at] ?? statement);
  });
  return result;
}
