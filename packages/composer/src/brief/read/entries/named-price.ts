import type { Classified } from '../../classify/classified.ts';
import type { Reading } from './entry.ts';

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
 * a unit of one word is no name: "£15 pp".
 */
export function withThing(reading: Reading, thing: string | undefined, text: string): Reading {
  if (reading.is !== 'item') return reading;
  const { withUnit, ...item } = reading.item;
  if (withUnit === undefined) return reading;
  if (thing !== undefined) return { ...reading, item: { ...item, name: thing, price: withUnit } };
  return item.name.includes(' ') ? { ...reading, item } : { is: 'detail', text };
}
