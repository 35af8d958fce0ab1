import type { Classified } from '../../classify/classified.ts';
import { put } from '../replacements.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { type Place, placesOf } from './places.ts';
import { isLeadOnly, type Signal, signalOf } from './signal.ts';

const longest = 300;

const isSpoken = ({ kind, cells, text, corrects }: Classified): boolean =>
  kind !== 'markup' && !cells && corrects === undefined && text.length <= longest;

function replaced(target: Classified, { start, end, fresh }: Place): Classified {
  const { text, quoted, cells } = target;
  const old = text.slice(start, end);
  return {
    ...target,
    text: text.slice(0, start) + fresh + text.slice(end),
    ...(quoted !== undefined && { quoted: put(quoted, old, fresh) }),
    ...(cells && { cells: cells.map((cell) => ({ ...cell, text: put(cell.text, old, fresh) })) }),
  };
}

/** Puts the value of a clause where it belongs, and says of which statement it is. */
function carryOut(result: Classified[], at: number, clause: Clause, signal: Signal): number | undefined {
  const places = placesOf(result, at, clause, signal.isSaid);
  for (const place of places) {
    const target = result[place.index];
    if (target) result[place.index] = replaced(target, place);
  }
  return places[0]?.index;
}

function amend(result: Classified[], at: number, statement: Classified, signal: Signal): void {
  const clauses = clausesOf(statement.text.slice(signal.lead));
  const targets = clauses.map((clause) => carryOut(result, at, clause, signal));
  const [corrects] = targets.filter((index) => index !== undefined);
  if (corrects === undefined) return;
  const left = clauses.filter((_, index) => targets[index] === undefined);
  result[at] =
    left.length === 0
      ? { ...statement, class: 'context', also: [], corrects }
      : { ...statement, text: left.map(({ text }) => text.trim()).join(', ') };
}

/**
 * Carries out what is corrected far from where it was said, in one statement or in several clauses of one: "we close at 3pm now,
 * and rye is £4.90 these days". A clause of which it is not clear what it corrects stays what it says.
 */
export function withAmendments(statements: readonly Classified[]): Classified[] {
  const result = [...statements];
  let isLed = false;
  statements.forEach((statement, at) => {
    if (!isSpoken(statement)) return;
    const wasLed = isLed && (statement.joined === true || isLeadOnly(statements[at - 1] ?? statement));
    const signal = signalOf(statement, wasLed);
    isLed = signal?.isSaid ?? false;
    if (signal && !isLeadOnly(statement)) amend(result, at, statement, signal);
  });
  return result;
}
