import { BSONRegExp } from 'bson';
import { CommandError } from '../errors.ts';
import { type BsonDocument, isDocument, isOperatorDocument } from '../values/document.ts';
import { splitPath } from '../values/paths.ts';
import { arrayOperators } from './array-operators.ts';
import { equals, fieldOperators } from './field-operators.ts';
import { type FieldTest, someValue } from './field-test.ts';
import { matchesPattern } from './regex.ts';

export type Matcher = (document: unknown) => boolean;

/**
 * Compiles a query to a test of documents.
 * @throws CommandError BadValue for an operator outside the supported ones
 */
export function compileQuery(query: BsonDocument): Matcher {
  const tests = Object.entries(query).map(([name, operand]) =>
    name.startsWith('$') ? compileTopLevel(name, operand) : compileField(name, operand),
  );
  return (document) => tests.every((test) => test(document));
}

function compileTopLevel(name: string, operand: unknown): Matcher {
  if (name === '$comment') return () => true;
  const combine = logical.get(name);
  if (!combine) throw new CommandError('BadValue', `unknown top level operator: ${name}`);
  return combine(queriesOf(name, operand).map(compileQuery));
}

const logical = new Map<string, (parts: Matcher[]) => Matcher>([
  ['$and', (parts) => (document) => parts.every((part) => part(document))],
  ['$or', (parts) => (document) => parts.some((part) => part(document))],
  ['$nor', (parts) => (document) => !parts.some((part) => part(document))],
]);

function queriesOf(name: string, operand: unknown): BsonDocument[] {
  if (!Array.isArray(operand) || operand.length === 0) {
    throw new CommandError('BadValue', `${name} must be a nonempty array`);
  }
  if (!operand.every(isDocument))
    throw new CommandError('BadValue', `${name} entries need to be full objects`);
  return operand;
}

function compileField(name: string, condition: unknown): Matcher {
  const path = splitPath(name);
  const test = compileCondition(condition);
  return (document) => test(document, path);
}

/** A condition on one field: a value to equal, a pattern, or operators. */
function compileCondition(condition: unknown): FieldTest {
  if (condition instanceof BSONRegExp) return someValue(matchesPattern(condition));
  if (!isOperatorDocument(condition)) return equals(condition);
  const tests = Object.entries(condition).map(([name, operand]) => compileOperator(name, operand, condition));
  return (root, path) => tests.every((test) => test(root, path));
}

function compileOperator(name: string, operand: unknown, siblings: BsonDocument): FieldTest {
  if (name === '$not') return negate(operand);
  if (name === '$elemMatch') return elementMatch(operand);
  if (name === '$all') return containsAll(operand);
  const compile = fieldOperators.get(name) ?? arrayOperators.get(name);
  if (!compile) throw new CommandError('BadValue', `unknown operator: ${name}`);
  return compile(operand, siblings);
}

function negate(operand: unknown): FieldTest {
  if (!(operand instanceof BSONRegExp) && !isOperatorDocument(operand)) {
    throw new CommandError('BadValue', '$not needs a regex or a document');
  }
  const test = compileCondition(operand);
  return (root, path) => !test(root, path);
}

function elementMatch(operand: unknown): FieldTest {
  if (!isDocument(operand)) throw new CommandError('BadValue', '$elemMatch needs an Object');
  const matches = elementTest(operand);
  return someValue((value) => Array.isArray(value) && value.some(matches), 'array');
}

/**
 * Compiles a condition on the elements of an array: `{ $gt: 5 }` speaks of the elements themselves, `{ a: 5 }` of their
 * fields.
 */
export function elementTest(operand: BsonDocument): Matcher {
  const first = Object.keys(operand)[0] ?? '';
  if (first.startsWith('$') && !logical.has(first)) {
    const test = compileCondition(operand);
    return (element) => test(element, []);
  }
  const matches = compileQuery(operand);
  return (element) => isDocument(element) && matches(element);
}

function containsAll(operand: unknown): FieldTest {
  if (!Array.isArray(operand)) throw new CommandError('BadValue', '$all needs an array');
  const tests = operand.map(compileCondition);
  return (root, path) => tests.length > 0 && tests.every((test) => test(root, path));
}
