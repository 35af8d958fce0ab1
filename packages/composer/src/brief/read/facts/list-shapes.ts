import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { findMoney } from '../entries/scan/money.ts';
import { findDates } from '../entries/scan/when.ts';

const fewest = 3;
const majority = 0.6;
const entries: ReadonlySet<StatementClass> = new Set(['fact', 'item', 'event', 'person']);

const listOf = ({ under, key, kind }: Classified) =>
  (under ?? key) === undefined || kind === 'heading' || kind === 'aside'
    ? undefined
    : `${under ?? ''}/${key ?? ''}`;

interface Shape {
  isPriced: boolean;
  isDated: boolean;
  /** What most entries of a list without prices and dates are. */
  plain: StatementClass | undefined;
}

function shapeOf(list: readonly Classified[]): Shape {
  const priced = list.filter(({ text }) => findMoney(text).length > 0).length;
  const dated = list.filter(({ class: name }) => name === 'event').length;
  const isMost = (count: number) => list.length >= fewest && count >= list.length * majority;
  const things = list.filter(({ class: name }) => name === 'item').length;
  const facts = list.filter(({ class: name }) => name === 'fact').length;
  const isPlain = priced === 0 && dated === 0 && things + facts === list.length && list.length >= fewest;
  const plain = isPlain ? (things > facts ? 'item' : 'fact') : undefined;
  return { isPriced: isMost(priced), isDated: isMost(dated), plain };
}

/** What an entry of a list is, by the shape that most of the list has. */
function entryClass({ class: name, text }: Classified, { isPriced, isDated, plain }: Shape): StatementClass {
  if (plain !== undefined) return plain;
  if (!entries.has(name) || isPriced === isDated) return name;
  if (isDated && findDates(text).length > 0) return 'event';
  if (isDated) return name === 'person' ? 'fact' : name;
  if (findMoney(text).length > 0) return 'item';
  return name === 'item' ? name : 'fact';
}

/** The entries of one list are of one sort: what looks like an event or a person among prices has a price or is a note. */
export function settleShapes(statements: readonly Classified[]): Classified[] {
  const lists = Map.groupBy(statements, listOf);
  const shapes = new Map([...lists].map(([id, list]) => [id, shapeOf(list)]));
  return statements.map((statement) => {
    const list = listOf(statement);
    const shape = list === undefined ? undefined : shapes.get(list);
    const name = shape ? entryClass(statement, shape) : statement.class;
    return name === statement.class ? statement : { ...statement, class: name };
  });
}
