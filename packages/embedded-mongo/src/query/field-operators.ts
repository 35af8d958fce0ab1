import { BSONRegExp } from 'bson';
import { CommandError } from '../errors.ts';
import { type BsonDocument, isOperatorDocument } from '../values/document.ts';
import { encodeKey, rankOf } from '../values/key.ts';
import { isNumber, toNumber } from '../values/numbers.ts';
import { typeOf } from '../values/types.ts';
import { type FieldTest, not, someValue, type ValueTest } from './field-test.ts';
import { matchesPattern, regexOperand } from './regex.ts';

export type OperatorCompiler = (operand: unknown, siblings: BsonDocument) => FieldTest;

export function equals(operand: unknown): FieldTest {
  return someValue(equalTo(operand));
}

export const fieldOperators: ReadonlyMap<string, OperatorCompiler> = new Map<string, OperatorCompiler>([
  ['$eq', equals],
  ['$ne', (operand) => not(equals(operand))],
  ['$gt', (operand) => compares(operand, (order) => order > 0)],
  ['$gte', (operand) => compares(operand, (order) => order >= 0)],
  ['$lt', (operand) => compares(operand, (order) => order < 0)],
  ['$lte', (operand) => compares(operand, (order) => order <= 0)],
  ['$in', (operand) => isOneOf('$in', operand)],
  ['$nin', (operand) => not(isOneOf('$nin', operand))],
  ['$exists', exists],
  ['$regex', (pattern, { $options }) => someValue(matchesPattern(regexOperand(pattern, $options)))],
  ['$options', requiresRegex],
  ['$mod', modulo],
]);

function equalTo(operand: unknown): ValueTest {
  const key = encodeKey(operand);
  return (value) => encodeKey(value).equals(key);
}

/** Only values of the operand's own type compare with it; NaN compares with nothing but itself. */
function compares(operand: unknown, accepts: (order: number) => boolean): FieldTest {
  if (operand instanceof BSONRegExp)
    throw new CommandError('BadValue', "Can't have RegEx as arg to predicate over field");
  const key = encodeKey(operand);
  const rank = rankOf(operand);
  const comparesAllTypes = ['minKey', 'maxKey'].includes(typeOf(operand));
  return someValue((value) => {
    if (rankOf(value) !== rank && !comparesAllTypes) return false;
    if (isNaNValue(value) !== isNaNValue(operand) && !comparesAllTypes) return false;
    return accepts(Buffer.compare(encodeKey(value), key));
  });
}

function isNaNValue(value: unknown): boolean {
  return isNumber(value) && Number.isNaN(toNumber(value));
}

function isOneOf(name: string, operand: unknown): FieldTest {
  if (!Array.isArray(operand)) throw new CommandError('BadValue', `${name} needs an array`);
  if (operand.some(isOperatorDocument)) throw new CommandError('BadValue', `cannot nest $ under ${name}`);
  const patterns = operand
    .filter((entry) => entry instanceof BSONRegExp)
    .map((entry) => matchesPattern(entry));
  const keys = new Set(operand.map((entry) => encodeKey(entry).toString('latin1')));
  return someValue(
    (value) => keys.has(encodeKey(value).toString('latin1')) || patterns.some((matches) => matches(value)),
  );
}

function exists(operand: unknown): FieldTest {
  const isThere = someValue((value) => value !== undefined, 'array');
  return isTruthy(operand) ? isThere : not(isThere);
}

function isTruthy(operand: unknown): boolean {
  return isNumber(operand) ? toNumber(operand) !== 0 : operand !== false && operand !== null;
}

function requiresRegex(_options: unknown, siblings: BsonDocument): FieldTest {
  if (!('$regex' in siblings)) throw new CommandError('BadValue', '$options needs a $regex');
  return () => true;
}

function modulo(operand: unknown): FieldTest {
  if (!Array.isArray(operand) || operand.length !== 2 || !operand.every(isNumber)) {
    throw new CommandError('BadValue', 'malformed mod, needs to be an array of two numbers');
  }
  const [divisor = 0, remainder = 0] = operand.map((entry) => Math.trunc(toNumber(entry)));
  if (divisor === 0) throw new CommandError('BadValue', 'divisor cannot be 0');
  return someValue((value) => isNumber(value) && Math.trunc(toNumber(value)) % divisor === remainder);
}
