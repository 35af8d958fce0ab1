import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import type { Span } from '../../read/entries/scan/tokens.ts';
import { daysIn } from '../values.ts';
import { type Kind, kinds, valuesOfKind } from './kinds.ts';
import type { Named } from './named.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { stemsOf } from './stems.ts';

/** A part of a statement that is referred to. */
export interface Reference extends Span {
  index: number;
  /** A value: of a thing, which stays without it, or what a sentence is said for. Else it is a stretch that says something itself. */
  of?: 'thing' | 'sentence';
}

/** The statements of a prompt by the words in them: each is looked at once, however many refer to it. */
export interface Index {
  statements: readonly Classified[];
  /** Whether a statement may be referred to. */
  isOpen(index: number): boolean;
  byStem: ReadonlyMap<string, readonly number[]>;
  ofKind(kind: Kind): readonly Reference[];
}

const longest = 600;
const untold: ReadonlySet<StatementClass> = new Set([
  'prohibition',
  'design_wish',
  'function_wish',
  'page_or_section_wish',
  'meta',
]);

/** Things have prices, and people numbers; a code or an income is all that its sentence says. */
const saidOf = ({ value, cues }: Kind): 'thing' | 'sentence' =>
  !cues && (value === 'money' || value === 'phone' || value === 'email') ? 'thing' : 'sentence';

/** Weekdays are looked up beside words. */
const dayKey = (day: string): string => `day ${day}`;

/** Makes the index of all that tells something; those that refer, `referring`, are not referred to. */
export function indexOf(statements: readonly Classified[], referring: ReadonlySet<number>): Index {
  const open = statements.map(
    ({ kind, class: name, corrects, withdrawnBy, text }, at) =>
      kind !== 'markup' &&
      !untold.has(name) &&
      corrects === undefined &&
      withdrawnBy === undefined &&
      text.length <= longest &&
      !referring.has(at),
  );
  const byStem = new Map<string, number[]>();
  statements.forEach(({ text, key = '' }, index) => {
    if (!open[index]) return;
    const days = daysIn(`${key} ${text}`).map(dayKey);
    for (const stem of new Set([...stemsOf(text), ...stemsOf(key), ...days])) {
      const places = byStem.get(stem);
      if (places) places.push(index);
      else byStem.set(stem, [index]);
    }
  });
  const found = new Map<Kind, readonly Reference[]>();
  return {
    statements,
    isOpen: (at) => open[at] === true,
    byStem,
    ofKind(kind) {
      const known =
        found.get(kind) ??
        statements.flatMap((statement, index) =>
          open[index]
            ? valuesOfKind(statement, kind).map((span) => ({ ...span, index, of: saidOf(kind) }))
            : [],
        );
      found.set(kind, known);
      return known;
    },
  };
}

const holds = (stems: readonly string[], some: readonly string[]): number =>
  some.filter((stem) => stems.includes(stem)).length;

const allStems = ({ text, key = '' }: Classified): readonly string[] => [...stemsOf(key), ...stemsOf(text)];

/** How many of the words that name a thing must be found: both of two, most of more. */
const fewest = (count: number): number => Math.ceil(count * 0.66);

const partOf = (index: number, { start, end }: Span): Reference => ({ index, start, end });

/** The pieces of a statement that hold most of what is named; all of it where its key alone does. */
function piecesNaming({ statements }: Index, index: number, heads: readonly string[]): Reference[] {
  const text = statements[index]?.text ?? '';
  const pieces = piecesOf(text).map((piece) => ({ piece, shared: holds(stemsOf(piece.text), heads) }));
  const most = Math.max(0, ...pieces.map(({ shared }) => shared));
  if (most === 0) return [partOf(index, { start: 0, end: text.length })];
  return pieces.flatMap(({ piece, shared }) => (shared === most ? [partOf(index, piece)] : []));
}

/** The statements that speak of a thing by its words and days. */
function speakingOf({ byStem, statements }: Index, { heads, of, days }: Named): number[] {
  const ofDays = new Set(days.flatMap((day) => byStem.get(dayKey(day)) ?? []));
  const candidates = heads.length > 0 ? new Set(heads.flatMap((stem) => byStem.get(stem) ?? [])) : ofDays;
  const speaking = [...candidates].flatMap((at) => {
    const statement = statements[at];
    if (!statement || (days.length > 0 && !ofDays.has(at))) return [];
    const stems = allStems(statement);
    return holds(stems, heads) >= fewest(heads.length) ? [{ at, of: holds(stems, of) }] : [];
  });
  // "the Tuesday class" may be called a class nowhere else.
  if (speaking.length === 0 && ofDays.size === 1) return [...ofDays];
  const most = Math.max(0, ...speaking.map((each) => each.of));
  // "The raku course is off" says nothing of the other courses.
  if (of.length > 0 && most === 0 && heads.length === 1) return [];
  return speaking.filter((each) => each.of === most).map(({ at }) => at);
}

/** The stretch that says of what a value is: its piece, and the key over it. */
function pieceAround({ statements }: Index, { index, start }: Reference): Piece | undefined {
  const text = statements[index]?.text ?? '';
  return piecesOf(text).findLast((piece) => piece.start <= start);
}

function isCued(index: Index, reference: Reference, { cues, value }: Kind): boolean {
  if (!cues || value === 'age') return true;
  const { text = '', key = '' } = index.statements[reference.index] ?? {};
  const own = value === 'address' ? text : (pieceAround(index, reference)?.text ?? text);
  return cues.has(own) || cues.has(key);
}

/** Of several values those whose own words name what they are of, else those whose statement does. */
function ofWhat(index: Index, values: readonly Reference[], named: readonly string[]): Reference[] {
  if (named.length === 0) return [...values];
  const scored = values.map((value) => {
    const statement = index.statements[value.index];
    const piece = pieceAround(index, value);
    const label = [...stemsOf(statement?.key ?? ''), ...stemsOf(piece?.text ?? '')];
    return { value, near: holds(label, named), far: statement ? holds(allStems(statement), named) : 0 };
  });
  const least = fewest(named.length);
  const near = Math.max(least, ...scored.map((each) => each.near));
  const closest = scored.filter((each) => each.near === near);
  const far = Math.max(least, ...scored.map((each) => each.far));
  const others = closest.length > 0 ? closest : scored.filter((each) => each.far === far);
  return others.map(({ value }) => value);
}

/** Whatever number is said of what is named: an account, a registration. */
const anyNumber = () => kinds().find(({ value }) => value === 'code');

/** The values of a kind that are named. */
function valuesNamed(index: Index, { heads, of }: Named, kind: Kind): Reference[] {
  const all = index.ofKind(kind).filter((value) => isCued(index, value, kind));
  const named = [...heads, ...of];
  const found = ofWhat(index, all, named);
  const other = kind.value === 'phone' && found.length === 0 && named.length > 0 ? anyNumber() : undefined;
  return other ? ofWhat(index, index.ofKind(other), named) : found;
}

/** The pieces that a kind without values is told by: "we buy from …". */
function cuedPieces(index: Index, { cues }: Kind): Reference[] {
  if (!cues) return [];
  return index.statements.flatMap(({ text }, at) =>
    index.isOpen(at) && cues.has(text)
      ? piecesOf(text).flatMap((piece) => (cues.has(piece.text) ? [partOf(at, piece)] : []))
      : [],
  );
}

const capital = /\p{Lu}/u;

/** What a thing that is named is called, where a name stands beside its words. */
function namesOf(index: Index, { heads, of }: Named): Reference[] {
  const named = [...heads, ...of];
  if (named.length === 0) return [];
  return speakingOf(index, { heads: named, of: [], days: [] })
    .filter((at) => index.statements[at]?.class !== 'identity')
    .flatMap((at) => piecesNaming(index, at, named))
    .filter(({ index: at, start, end }) =>
      capital.test((index.statements[at]?.text ?? '').slice(start, end).trim().slice(1)),
    );
}

const surname =
  /(?<![\p{L}\p{N}])(?<first>\p{Lu}[\p{Ll}\p{M}’'-]{1,20})(?<last>(?:\s(?:de|da|di|van|von|der|den|del|la|le))?\s\p{Lu}[\p{L}\p{M}’'-]{1,25})(?!\s\p{Lu}|[\p{L}\p{N}])/gu;
const placed =
  /(?:\s|^)(?:in|at|on|near|am|im|auf|an|à|en|sur|al|della?|no|na|op|te|przy|w|von|street|calle|rue|via)\s$/iu;
const mayName: ReadonlySet<StatementClass> = new Set([
  'person',
  'story',
  'fact',
  'quotation',
  'context',
  'not_understood',
]);

/** The last words of the names of people. */
function surnames(index: Index): Reference[] {
  return index.statements.flatMap(({ text, class: name }, at) => {
    if (!mayName.has(name) || !index.isOpen(at)) return [];
    return [...text.matchAll(surname)].flatMap(({ index: start, groups }) => {
      const { first = '', last = '' } = groups ?? {};
      const isPlace =
        placed.test(text.slice(Math.max(0, start - 10), start)) ||
        /^\s*\d/u.test(text.slice(start + first.length + last.length));
      const from = start + first.length;
      return isPlace || (start === 0 && name !== 'person')
        ? []
        : [{ index: at, start: from, end: from + last.length }];
    });
  });
}

/** Where what is named stands in the other statements; nowhere where nothing there is of it. */
export function lookUp(index: Index, named: Named): Reference[] {
  const { kind, heads, of } = named;
  if (kind?.kind === 'surname') return surnames(index);
  if (kind?.kind === 'name') return namesOf(index, named);
  if (kind && !kind.value) return cuedPieces(index, kind);
  if (kind) return valuesNamed(index, named, kind);
  return heads.length + of.length + named.days.length === 0
    ? []
    : speakingOf(index, named).flatMap((at) => piecesNaming(index, at, heads));
}
