import type { Classified } from '../../classify/classified.ts';
import type { Reading } from './entry.ts';
import { isDuration } from './item.ts';
import { findMoney } from './scan/money.ts';

/** A name of more words is a sentence. */
const longestName = 4;

const isShort = (text: string): boolean =>
  !/[\p{N},.:;!?]/u.test(text) && text.split(/\s+/u).length <= longestName;

/** What the whole is of, as its prices may be named: its noun, else the few words that say it. */
export function thingOfAll(noun: string, statements: readonly Classified[]): string | undefined {
  if (noun !== '') return noun;
  const [said = ''] =
    statements.find(({ class: name }) => name === 'identity')?.text.split(/[,;:]/u, 1) ?? [];
  return said !== '' && isShort(said) ? said : undefined;
}

/**
 * A price that only its unit names is of what the whole is of, and keeps that: "Dog walker in Ely. £12 per walk". Where that is not known
 * a unit of one word is no name: "£15 pp". How long something takes names one of several
 * prices: "£18 for 30 minutes, £32 for 1 hour".
 */
export function withThing(
  reading: Reading,
  thing: string | undefined,
  { text, isOne }: { text: string; isOne: boolean },
): Reading {
  if (reading.is !== 'item') return reading;
  const { withUnit, ...item } = reading.item;
  if (withUnit === undefined) return reading;
  const isTime = isDuration(item.name);
  if (isTime && !isOne) return { ...reading, item };
  if (thing !== undefined) return { ...reading, item: { ...item, name: thing, price: withUnit } };
  return item.name.includes(' ') && !isTime ? { ...reading, item } : { is: 'detail', text };
}

/** Whether no statement beside one has a price under the same key. */
export const isOnlyPrice = (statements: readonly Classified[], index: number): boolean =>
  [index - 1, index + 1].every((at) => {
    const [beside, own] = [statements[at], statements[index]];
    return beside === undefined || beside.key !== own?.key || findMoney(beside.text).length === 0;
  });
