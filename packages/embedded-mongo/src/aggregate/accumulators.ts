import { Double, Int32 } from 'bson';
import { compareValues, encodeKey } from '../values/key.ts';
import { add, type BsonNumber, isNumber, toNumber } from '../values/numbers.ts';

/** Gathers the values of one group. */
export interface Accumulator {
  add(value: unknown): void;
  result(): unknown;
}

export const accumulators: ReadonlyMap<string, () => Accumulator> = new Map([
  ['$sum', sum],
  ['$avg', average],
  ['$min', () => extreme((order) => order < 0)],
  ['$max', () => extreme((order) => order > 0)],
  ['$first', first],
  ['$last', last],
  ['$push', list],
  ['$addToSet', set],
]);

function sum(): Accumulator {
  let total: BsonNumber = new Int32(0);
  return {
    add: (value) => {
      if (isNumber(value)) total = add(total, value);
    },
    result: () => total,
  };
}

function average(): Accumulator {
  const numbers: number[] = [];
  return {
    add: (value) => {
      if (isNumber(value)) numbers.push(toNumber(value));
    },
    result: () =>
      numbers.length === 0
        ? null
        : new Double(numbers.reduce((total, value) => total + value, 0) / numbers.length),
  };
}

function extreme(isBetter: (order: number) => boolean): Accumulator {
  let best: unknown = null;
  return {
    add: (value) => {
      if (value === undefined || value === null) return;
      if (best === null || isBetter(compareValues(value, best))) best = value;
    },
    result: () => best,
  };
}

function first(): Accumulator {
  const values: unknown[] = [];
  return {
    add: (value) => {
      if (values.length === 0) values.push(value);
    },
    result: () => values[0] ?? null,
  };
}

function last(): Accumulator {
  let latest: unknown;
  return {
    add: (value) => {
      latest = value;
    },
    result: () => latest ?? null,
  };
}

function list(): Accumulator {
  const values: unknown[] = [];
  return {
    add: (value) => {
      if (value !== undefined) values.push(value);
    },
    result: () => values,
  };
}

function set(): Accumulator {
  const values = new Map<string, unknown>();
  return {
    add: (value) => {
      if (value !== undefined) values.set(encodeKey(value).toString('latin1'), value);
    },
    result: () => [...values.values()],
  };
}
