import { CommandError } from '../errors.ts';
import { isDocument } from '../values/document.ts';
import { isNumber, toNumber } from '../values/numbers.ts';
import { atLeast, type Expression, exactly, isNothing, lazily, type Operator } from './operator.ts';

export const conditionOperators: readonly (readonly [string, Operator])[] = [
  ['$and', lazily(atLeast(0), (parts) => (root) => parts.every((part) => isTrue(part(root))))],
  ['$or', lazily(atLeast(0), (parts) => (root) => parts.some((part) => isTrue(part(root))))],
  [
    '$not',
    lazily(
      exactly(1),
      ([part]) =>
        (root) =>
          !isTrue(part?.(root)),
    ),
  ],
  ['$ifNull', lazily(atLeast(2), firstPresent)],
  [
    '$cond',
    (operand, compile, name) => condition(isDocument(operand) ? namedParts(operand) : operand, compile, name),
  ],
];

const condition: Operator = lazily(exactly(3), ([test, then, otherwise]) => (root) => {
  return isTrue(test?.(root)) ? then?.(root) : otherwise?.(root);
});

function namedParts(operand: Record<string, unknown>): unknown[] {
  const names = ['if', 'then', 'else'];
  const unknownName = Object.keys(operand).find((name) => !names.includes(name));
  if (unknownName !== undefined) {
    throw new CommandError('Location17083', `Unrecognized parameter to $cond: ${unknownName}`);
  }
  const missing = names.find((name) => !(name in operand));
  if (missing !== undefined)
    throw new CommandError('Location17080', `Missing '${missing}' parameter to $cond`);
  return names.map((name) => operand[name]);
}

function firstPresent(parts: Expression[]): Expression {
  return (root) => {
    let value: unknown;
    for (const part of parts) {
      value = part(root);
      if (!isNothing(value)) return value;
    }
    return value;
  };
}

function isTrue(value: unknown): boolean {
  if (isNumber(value)) return toNumber(value) !== 0;
  return !isNothing(value) && value !== false;
}
