import type { Classified } from '../../classify/classified.ts';
import { joining, measuring, owning, placing, ranging, subjects } from '../../cut/prose/function-words.ts';
import { type Span, tokensOf } from '../../read/entries/scan/tokens.ts';
import { addressOf } from '../../read/identity/contacts/addresses.ts';
import { discourseWords } from '../discourse-words.ts';
import { asWritten, clockIn, type HourRange, hourRangesIn } from '../hour-range.ts';
import { stemOf } from '../refer/stems.ts';
import { dayRunsIn, daySpansIn, daysIn, sharedBy, type Value, valuesOf } from '../values.ts';
import type { Clause } from './clauses.ts';

/** Where something no longer holds, and what stands there instead. */
export interface Place extends Span {
  index: number;
  fresh: string;
}

/** How many statements back it may stand: bounded, so that many corrections are read in linear time. */
const reach = 120;
const longest = 600;

interface Earlier {
  index: number;
  statement: Classified;
}

function earlierOf(statements: readonly Classified[], at: number): Earlier[] {
  const from = Math.max(0, at - reach);
  return statements.slice(from, at).flatMap((statement, distance) => {
    const { kind, corrects, withdrawnBy, text } = statement;
    const isRead = kind !== 'markup' && corrects === undefined && withdrawnBy === undefined;
    return isRead && text.length <= longest ? [{ index: from + distance, statement }] : [];
  });
}

const small = [joining, measuring, owning, placing, ranging, subjects];
const fewestLetters = 3;

/** What a stretch is about: its words without the small ones. */
const topicsOf = (text: string): Set<string> =>
  new Set(
    tokensOf(text.toLowerCase()).flatMap(({ kind, text: word }) =>
      kind === 'word' &&
      (word.length >= fewestLetters || /^\p{Lo}/u.test(word)) &&
      small.every((words) => !words.has(word)) &&
      !discourseWords().nows.has(word) &&
      !discourseWords().costing.has(word)
        ? [stemOf(word)]
        : [],
    ),
  );

interface Label extends Value {
  topics: ReadonlySet<string>;
}
interface Labelled extends Label {
  index: number;
}

/** The words of a stretch that stand next to its value: "four rooms, the double is" is of the double. */
function nearest(stretch: string, isBehind: boolean): string {
  const parts = stretch.split(/[,;:]\s/u).filter((part) => topicsOf(part).size > 0);
  return (isBehind ? parts[0] : parts.at(-1)) ?? stretch;
}

/** The values of a statement with the words that say what each is of: those in front of it, or behind it where the first has none. */
function labelledIn({ text, key = '' }: Classified): Label[] {
  const values = valuesOf(text);
  const isBehind = values[0] !== undefined && topicsOf(text.slice(0, values[0].start)).size === 0;
  return values.map((value, at) => {
    const [from, to] = isBehind
      ? [value.end, values[at + 1]?.start ?? text.length]
      : [values[at - 1]?.end ?? 0, value.start];
    return { ...value, topics: topicsOf(`${key} ${nearest(text.slice(from, to), isBehind)}`) };
  });
}

/** What a statement gives that may be corrected. */
interface Known {
  labels: readonly Label[];
  address: string | undefined;
  days: readonly string[];
  isOpening: boolean;
  ranges: readonly HourRange[];
}

/** Many corrections look at the same statements, which are read once. */
const known = new WeakMap<Classified, Known>();

function knownOf(statement: Classified): Known {
  const before = known.get(statement);
  if (before) return before;
  const said = `${statement.key ?? ''} ${statement.text}`;
  const made: Known = {
    labels: labelledIn(statement),
    address: addressOf(statement),
    days: daysIn(said),
    isOpening: discourseWords().opens.has(said),
    ranges: hourRangesIn(statement.text),
  };
  known.set(statement, made);
  return made;
}

/** The values of one kind. */
const labelled = ({ index, statement }: Earlier, kind: Clause['kind']): Labelled[] =>
  knownOf(statement)
    .labels.filter((label) => label.kind === kind)
    .map((label) => ({ ...label, index }));

/** How well topics fit: by how many both have, then by how much of the other one that is. */
const fitOf = (topics: ReadonlySet<string>, of: ReadonlySet<string>): number => {
  const shared = sharedBy(topics, of);
  return shared === 0 ? 0 : shared + shared / (of.size + 1);
};

/** What is spoken of best, where that is one. */
function bestFitting(all: readonly Labelled[], topics: ReadonlySet<string>): Labelled | undefined {
  const fits = all.map((each) => fitOf(topics, each.topics));
  const best = Math.max(0, ...fits);
  return best > 0 && fits.indexOf(best) === fits.lastIndexOf(best) ? all[fits.indexOf(best)] : undefined;
}

const isSmallSet = (topics: ReadonlySet<string>, of: ReadonlySet<string>): boolean =>
  [...topics].every((topic) => of.has(topic));

/** Without short words, which are verbs mostly: "are". */
const longOf = (topics: ReadonlySet<string>): Set<string> =>
  new Set([...topics].filter((topic) => topic.length > fewestLetters));

/** Prices and hours: of what is named. Where a text says only that it holds now, it names nothing else. */
function ofTopic(earlier: readonly Earlier[], { text, kind, value }: Clause, isSaid: boolean): Place[] {
  const all = earlier.flatMap((each) => labelled(each, kind));
  const topics = topicsOf(`${text.slice(0, value.start)} ${text.slice(value.end)}`);
  const target = bestFitting(all, topics);
  if (!target || target.text === value.text) return [];
  const isMeant = isSaid || isSmallSet(target.topics, topics) || isSmallSet(topics, target.topics);
  return isMeant ? [{ index: target.index, start: target.start, end: target.end, fresh: value.text }] : [];
}

/** "6.50" may be an hour, or a price in a list that says its currency once. */
const decimal = /^\d{1,3}[.,]\d\d$/u;

/** A number without what it counts stands in place of a price or a number of what is named: "the big service is 95". */
function ofNumber(earlier: readonly Earlier[], clause: Clause, isSaid: boolean): Place[] {
  const all = earlier.flatMap((each) => [
    ...labelled(each, 'money'),
    ...labelled(each, 'time').filter((label) => decimal.test(label.text)),
    ...labelled(each, 'number').filter(({ unit }) => isSaid || unit !== ''),
  ]);
  const { text, value } = clause;
  const topics = topicsOf(`${text.slice(0, value.start)} ${text.slice(value.end)}`);
  const target = bestFitting(all, topics);
  const [old] = target?.numbers ?? [];
  if (!target || old === undefined || old === value.text) return [];
  if (!isSaid && !isSmallSet(longOf(topics), target.topics)) return [];
  const { index, start, end } = target;
  return [{ index, start, end, fresh: target.text.replace(old, value.text) }];
}

/** So far back days stand that are said right without what they are of. */
const nearestDays = 3;

/** "Better: Tuesday and Friday": days that name nothing stand in place of those that were said right before. */
function ofDaysBefore(earlier: readonly Earlier[], value: string): Place[] {
  const last = earlier
    .slice(-nearestDays)
    .flatMap(({ index, statement: { text } }) => dayRunsIn(text).map((run) => ({ index, ...run })))
    .at(-1);
  return last ? [{ index: last.index, start: last.start, end: last.end, fresh: value }] : [];
}

/** A day in place of the only day that is said of what is named. */
function ofDay(earlier: readonly Earlier[], { text, value }: Clause): Place[] {
  const topics = topicsOf(text.slice(0, value.start) + text.slice(value.end));
  if (value.text === text.trim()) return ofDaysBefore(earlier, value.text);
  const all = earlier.flatMap(({ index, statement: { text: said } }) => {
    const [day, ...others] = daySpansIn(said);
    const fit = day ? fitOf(topics, topicsOf(said.slice(0, day.start) + said.slice(day.end))) : 0;
    return day && others.length === 0 && fit > 0 ? [{ index, day, fit }] : [];
  });
  const best = Math.max(0, ...all.map(({ fit }) => fit));
  const [only, ...rest] = all.filter(({ fit }) => fit === best);
  if (!only || rest.length > 0 || only.day.text.toLowerCase() === value.text.toLowerCase()) return [];
  const isPlural = /s$/iu.test(only.day.text);
  return [
    { index: only.index, ...only.day, fresh: isPlural ? value.text : value.text.replace(/(?<=day)s$/u, '') },
  ];
}

/** Ways to be reached and dates: where there was one, it is that. */
function onlyOne(earlier: readonly Earlier[], clause: Clause): Place[] {
  const all = earlier.flatMap((each) => labelled(each, clause.kind));
  if (new Set(all.map(({ text }) => text)).size !== 1) return ofTopic(earlier, clause, true);
  return all.map(({ index, start, end }) => ({ index, start, end, fresh: clause.value.text }));
}

/** Where there was one address. */
function addresses(earlier: readonly Earlier[], { value }: Clause): Place[] {
  const all = earlier.flatMap(({ index, statement }) => {
    const { address } = knownOf(statement);
    const start = address === undefined ? -1 : statement.text.indexOf(address);
    return address === undefined || start < 0 ? [] : [{ index, start, end: start + address.length, address }];
  });
  const [first] = all;
  return all.length === 1 && first && first.address !== value.text ? [{ ...first, fresh: value.text }] : [];
}

/** Opening hours that are said once: of a clause that names a day, those of that day alone. */
function openingHours(earlier: readonly Earlier[], { text, value, edge }: Clause): Place[] {
  const days = daysIn(text);
  const all = earlier.flatMap(({ index, statement }) => {
    const { days: own, isOpening, ranges } = knownOf(statement);
    const isHours = own.length > 0 || isOpening;
    const isOfDay = days.length === 0 || (own.length === 1 && own[0] === days[0]);
    return isHours && isOfDay ? ranges.map((range) => ({ index, range })) : [];
  });
  const [only] = all;
  const fresh = clockIn(value.text);
  if (!only || all.length > 1) return [];
  const { index, range } = only;
  if (edge === 'range') return [{ index, start: range.start, end: range.end, fresh: value.text }];
  const old = edge === 'from' ? range.from : range.to;
  return fresh ? [{ index, start: old.start, end: old.end, fresh: asWritten(fresh, old) }] : [];
}

/** Where a clause of the statement at `at` puts its value; nowhere, where that is not clear. */
export function placesOf(
  statements: readonly Classified[],
  at: number,
  clause: Clause,
  isSaid: boolean,
): Place[] {
  const earlier = earlierOf(statements, at);
  if (clause.kind === 'hours') return openingHours(earlier, clause);
  if (clause.kind === 'money' || clause.kind === 'time') {
    const places = ofTopic(earlier, clause, isSaid);
    return places.length === 0 && isSaid && decimal.test(clause.value.text)
      ? ofNumber(earlier, clause, isSaid)
      : places;
  }
  if (clause.kind === 'address') return addresses(earlier, clause);
  if (clause.kind === 'number') return ofNumber(earlier, clause, isSaid);
  if (clause.kind === 'day') return isSaid ? ofDay(earlier, clause) : [];
  return isSaid ? onlyOne(earlier, clause) : ofTopic(earlier, clause, false);
}
