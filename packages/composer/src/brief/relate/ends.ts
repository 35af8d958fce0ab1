import { references } from '@sitewright/composer-content';
import { type TemplateFinder, templateFinder } from '../../phrase-templates.ts';
import type { Classified } from '../classify/classified.ts';
import { correctionLead } from './discourse-words.ts';
import { type Index, indexOf, lookUp, type Reference } from './refer/look-up.ts';
import { behindNone, namedBetween, namingStretches } from './refer/named.ts';
import { piecesOf } from './refer/pieces.ts';
import { takeOut } from './refer/take-out.ts';
import { daySpansIn, valuesOf } from './values.ts';

/** So many of them are looked up, so that a prompt of nothing else is read in linear time. */
const mostEnds = 40;
const longest = 300;

interface Finders {
  ends: TemplateFinder;
  leaves: TemplateFinder;
}

let made: Finders | undefined;

function finders(): Finders {
  const { ends, leaves } = references();
  made ??= {
    ends: templateFinder(Object.values(ends).flat()),
    leaves: templateFinder(Object.values(leaves).flat()),
  };
  return made;
}

/** A clause that says that something or somebody is no longer there. */
interface End {
  clause: string;
  stretches: readonly (readonly string[])[];
  isPerson: boolean;
}

const clauseEnd = /[,;.]\s|\s(?:and|und|et|y|e|en|i)\s(?=\p{L})/u;

/** "Actually no Bradford": the last word of the lead says that there is none of what follows. */
function noneBehindLead(clause: string, lead: number): string | undefined {
  const [last = ''] = /\p{L}{1,10}\s$/u.exec(clause.slice(0, lead)) ?? [];
  return behindNone(last + clause.slice(lead));
}

function endIn(clause: string): End | undefined {
  const lead = correctionLead(clause);
  const said = clause.slice(lead);
  const { ends, leaves } = finders();
  if (leaves.has(said)) {
    const stretches = namingStretches(said, leaves).map((each) => each.toReversed());
    const isNamed = stretches.some((each) => each.some((stretch) => /\p{Lu}|\p{Lo}/u.test(stretch)));
    return isNamed ? { clause, stretches, isPerson: true } : undefined;
  }
  const none = lead === 0 || valuesOf(said).length > 0 ? undefined : noneBehindLead(clause, lead);
  if (none !== undefined) return { clause, stretches: [[none]], isPerson: false };
  return ends.has(said) ? { clause, stretches: namingStretches(said, ends), isPerson: false } : undefined;
}

const clausesOf = (text: string): string[] => text.split(clauseEnd).filter((clause) => clause.trim() !== '');

/** All of what is said of a thing between two commas; of somebody who is one of several, their name. */
function whole(index: Index, reference: Reference): Reference {
  const text = index.statements[reference.index]?.text ?? '';
  const pieces = piecesOf(text);
  const own = pieces.find(({ start, end }) => start <= reference.start && end >= reference.end);
  const segment = pieces.filter((piece) => piece.segment === own?.segment);
  const next = own && segment[segment.indexOf(own) + 1];
  const isOneOfSeveral = next !== undefined && /^(?:\p{Ll}{1,3}\s)?\p{Lu}/u.test(next.text);
  if (!own || own !== segment[0] || isOneOfSeveral) return reference;
  return { ...reference, start: own.start, end: segment.at(-1)?.end ?? own.end };
}

/** Of several days of a thing the one that is named. */
function ofDays(index: Index, reference: Reference, days: readonly string[]): Reference {
  const spans = daySpansIn(index.statements[reference.index]?.text ?? '');
  const day = spans.find(({ text }) => days.includes(text.toLowerCase().slice(0, 3)));
  return spans.length > 1 && day
    ? { index: reference.index, start: day.start, end: day.end }
    : whole(index, reference);
}

const found = (index: Index, { stretches }: End): Reference[] =>
  stretches.flatMap((each) => {
    for (const stretch of each) {
      const references = namedBetween(stretch).flatMap((named) =>
        lookUp(index, named).map((reference) => ofDays(index, reference, named.days)),
      );
      if (references.length > 0) return references;
    }
    return [];
  });

/** What a statement still says beside the end of something: of somebody who left, who follows; else other values. */
function left(text: string, ends: readonly End[]): string {
  const rest = clausesOf(text).filter((clause) => ends.every((end) => end.clause !== clause));
  const isKept = (clause: string) =>
    ends.some(({ isPerson }) => isPerson) ? clause.includes(' ') : valuesOf(clause).length > 0;
  return rest.filter(isKept).join(', ');
}

/** A day in place of the one that falls away: "Tuesday is off, it is on Thursday instead". */
function insteadOf(index: Index, reference: Reference, { clause }: End, text: string): string | undefined {
  const old = index.statements[reference.index]?.text.slice(reference.start, reference.end) ?? '';
  const days = daySpansIn(text.replace(clause, ' '));
  return daySpansIn(old).length === 1 && daySpansIn(old)[0]?.text === old && days.length === 1
    ? days[0]?.text
    : undefined;
}

function put(statement: Classified, { start, end }: Reference, fresh: string): Classified {
  const { text } = statement;
  return { ...statement, text: text.slice(0, start) + fresh + text.slice(end) };
}

/**
 * Takes out what is no longer offered, and who is no longer there: "scrap the Tuesday class", "Rosa has left". What was said before
 * is meant; where nothing is found, the statement stays what it says.
 */
export function withEnds(statements: readonly Classified[]): Classified[] {
  const ending = statements
    .flatMap(({ text, kind, cells }, at) => {
      if (at === 0 || kind === 'markup' || cells || text.length > longest) return [];
      const { ends, leaves } = finders();
      const isLed = correctionLead(text) > 0;
      if (
        !isLed &&
        !ends.has(text) &&
        !leaves.has(text) &&
        !clausesOf(text).some((clause) => ends.has(clause))
      )
        return [];
      const own = clausesOf(text).flatMap((clause) => endIn(clause) ?? []);
      return own.length > 0 ? [{ at, text, ends: own }] : [];
    })
    .slice(0, mostEnds);
  if (ending.length === 0) return [...statements];
  const index = indexOf(statements, new Set(ending.map(({ at }) => at)));
  const result = [...statements];
  const gone: (Reference & { by: number })[] = [];
  for (const { at, text, ends } of ending) {
    const all = ends.flatMap((end) =>
      found(index, end)
        .filter((reference) => reference.index < at)
        .map((reference) => ({ reference, fresh: insteadOf(index, reference, end, text) })),
    );
    const [first] = all;
    const statement = result[at];
    if (!first || !statement) continue;
    for (const { reference, fresh } of all) {
      const target = result[reference.index];
      if (fresh === undefined) gone.push({ ...reference, by: at });
      else if (target) result[reference.index] = put(target, reference, fresh);
    }
    const rest = left(text, ends);
    result[at] =
      rest === ''
        ? { ...statement, class: 'context', also: [], corrects: first.reference.index }
        : { ...statement, text: rest };
  }
  return takeOut(result, gone);
}
