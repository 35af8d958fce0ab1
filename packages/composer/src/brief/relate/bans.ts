import type { Classified } from '../classify/classified.ts';
import { requesting } from '../cut/prose/function-words.ts';
import { forbiddenIn, forbidsTelling } from '../read/guard/maker-talk.ts';
import { isPrintable } from '../read/outline/heads.ts';
import { leftOutIn } from './refer/left-out.ts';
import { type Index, indexOf, lookUp, type Reference } from './refer/look-up.ts';
import { continuesBan, isGiving, isPointing, namedBetween } from './refer/named.ts';
import { takeOut } from './refer/take-out.ts';
import { sentenceBefore } from './sentence-before.ts';
import { type Value, valuesOf } from './values.ts';

/** So many bans of a prompt are looked up, so that a prompt of bans is read in linear time. */
const mostBans = 40;
/** Surer than the row of things that it may look like. */
const sure = 0.8;

/** A statement that forbids telling, with the stretches that name what. */
interface Ban {
  at: number;
  stretches: readonly (readonly string[])[];
  /** The statements that it is over: a list, or the rest of its sentence. */
  over: readonly number[];
  /** The statements that only give what it names. */
  beside?: readonly number[];
}

const isNaming = (stretches: readonly (readonly string[])[]): boolean =>
  stretches.some((each) => each.some((stretch) => namedBetween(stretch).length > 0));

/** Whether a text forbids to tell something that it names: "keep it private that we close in May". */
export const namesConcealed = (text: string): boolean => forbidsTelling(text) && isNaming(forbiddenIn(text));

/** What a ban that names nothing itself is over. */
function behind(statements: readonly Classified[], at: number): number[] {
  const listed: number[] = [];
  for (let index = at + 1; statements[index]?.under === at; index += 1) listed.push(index);
  if (listed.length > 0) return listed;
  return statements[at + 1]?.joined === true ? [at + 1] : [];
}

const firstPart = (text = ''): string => text.split(/[,;]\s/u, 1)[0] ?? '';

/** "No surname or email, please: Sam Marsh": what stands behind the colon of a ban is what it conceals. */
function behindRequest(statements: readonly Classified[], at: number): number[] {
  const end = statements.findIndex(
    ({ key, kind }, index) => index > at && (kind === 'markup' || !requesting.has(key?.toLowerCase() ?? '')),
  );
  return statements.slice(at + 1, end < 0 ? statements.length : end).map((_, index) => at + 1 + index);
}

/** Whether a ban is over what stands before its statement: it points there, and has no clause of its own that it could be over. */
function pointsBefore(text: string): boolean {
  if (!isPointing(text)) return false;
  const opening = text.trimStart();
  return forbiddenIn(text).every((stretches) => opening.startsWith(stretches.at(-1)?.trim() ?? ''));
}

/** "Leave my home address off, it's 4 Vine Row": what gives the value in the same breath. */
function givenBehind(statements: readonly Classified[], at: number): number[] {
  const next = statements[at + 1];
  return next?.joined === true && isGiving(next.text) && /\p{N}|@/u.test(next.text) ? [at + 1] : [];
}

function banAt(statements: readonly Classified[], at: number): Ban {
  const { text = '' } = statements[at] ?? {};
  const own = continuesBan(text) ? [[text]] : forbiddenIn(text);
  if (isNaming(own))
    return {
      at,
      stretches: own,
      over: [],
      beside: [...behindRequest(statements, at), ...givenBehind(statements, at)],
    };
  const over = pointsBefore(text) ? [] : behind(statements, at);
  return { at, stretches: over.map((index) => [firstPart(statements[index]?.text)]), over };
}

/** "Do not mention: the move, our old name": each of what stands behind such a key is forbidden. */
const isListed = ({ key, kind, under }: Classified): boolean =>
  key !== undefined &&
  (kind === 'key_value' || under !== undefined || kind === 'part') &&
  forbidsTelling(key);

function bansIn(statements: readonly Classified[]): Ban[] {
  const bans: Ban[] = [];
  for (const [at, statement] of statements.entries()) {
    const { text, kind, cells } = statement;
    if (bans.length >= mostBans) break;
    if (kind === 'markup' || cells) continue;
    if (isListed(statement)) {
      bans.push({ at, stretches: [[text]], over: [at] });
      continue;
    }
    const goesOn = bans.at(-1)?.at === at - 1 && continuesBan(text);
    const leftOut = leftOutIn(text);
    if (leftOut !== undefined) bans.push({ at, stretches: [[leftOut]], over: [] });
    else if (goesOn || forbidsTelling(text)) bans.push(banAt(statements, at));
  }
  return bans;
}

/** "We cover Hull and Cottingham, used to do Goole but leave that out": what it does not leave out is told. */
const tellsBefore = ({ class: name, also: [guess = name], text }: Classified): boolean =>
  isPrintable({ class: name === 'not_understood' ? guess : name }) && leftOutIn(text) !== undefined;

/** What names what it forbids, and says nothing to visitors, is a ban whatever it sounds like. */
function isOnlyBan(statements: readonly Classified[], { at, stretches }: Ban): boolean {
  const statement = statements[at];
  const tells = statement && (isPrintable(statement) || tellsBefore(statement));
  return isNaming(stretches) && !tells;
}

const wholeOf = (statements: readonly Classified[], index: number): Reference => ({
  index,
  start: 0,
  end: statements[index]?.text.length ?? 0,
});

/** What is said right before a ban that points to it: "that figure is not for the public". */
const pointedAt = (statements: readonly Classified[], at: number): Reference[] =>
  sentenceBefore(statements, at).map((index) => wholeOf(statements, index));

/** "The price of the set menu (9 €)": a ban that gives the value itself is of no other one. */
function isOther(
  { statements }: Index,
  { index, start, end, of }: Reference,
  own: readonly Value[],
): boolean {
  const said = statements[index]?.text.slice(start, end) ?? '';
  return of !== undefined && own.length > 0 && own.every(({ text }) => text !== said);
}

/** Where the likeliest stretch of which something is found has what it names. */
function found(index: Index, stretches: readonly string[], own: readonly Value[]): Reference[] {
  for (const stretch of stretches) {
    const references = namedBetween(stretch)
      .flatMap((named) => lookUp(index, named))
      .filter((reference) => !isOther(index, reference, own));
    if (references.length > 0) return references;
  }
  return [];
}

/**
 * Takes out what a statement forbids to tell, wherever it stands, before or after: "please don't put the door code on the site". What
 * it does not name stays; a ban that finds nothing takes nothing.
 */
export function withBans(statements: readonly Classified[]): Classified[] {
  const bans = bansIn(statements);
  if (bans.length === 0) return [...statements];
  const said = new Set(bans.flatMap(({ at, over }) => [at, ...over]));
  const over = new Set(
    bans.flatMap((ban) => (isOnlyBan(statements, ban) ? [ban.at, ...ban.over] : ban.over)),
  );
  const result = statements.map(
    (statement, at): Classified =>
      over.has(at)
        ? { ...statement, class: 'prohibition', also: [], sureness: Math.max(sure, statement.sureness) }
        : statement,
  );
  const index = indexOf(result, said);
  const concealed = bans.flatMap(({ at, stretches, beside = [] }) => {
    const { text = '' } = statements[at] ?? {};
    const own = valuesOf(text).filter(({ kind }) => kind !== 'number');
    const references = stretches.flatMap((each) => found(index, each, own));
    const isPointed = references.length === 0 && pointsBefore(text);
    const before = isPointed ? pointedAt(result, at).filter((each) => index.isOpen(each.index)) : [];
    return [...references, ...before, ...beside.map((each) => wholeOf(result, each))].map((reference) => ({
      ...reference,
      by: at,
    }));
  });
  return takeOut(result, concealed);
}
