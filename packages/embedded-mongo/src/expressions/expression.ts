import { CommandError } from '../errors.ts';
import { type BsonDocument, isDocument, readField, writeField } from '../values/document.ts';
import { type Path, splitPath } from '../values/paths.ts';
import { arithmeticOperators } from './arithmetic.ts';
import { arrayOperators } from './arrays.ts';
import { comparisonOperators } from './comparisons.ts';
import { conditionOperators } from './conditions.ts';
import { dateOperators } from './dates.ts';
import type { Expression, Operator } from './operator.ts';
import { stringOperators } from './strings.ts';

const operators: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ...arithmeticOperators,
  ...arrayOperators,
  ...comparisonOperators,
  ...conditionOperators,
  ...dateOperators,
  ...stringOperators,
  ['$literal', (operand) => () => operand],
]);

/**
 * Compiles an aggregation expression: a field path, a literal, an operator, or a document or array of these.
 * @throws CommandError InvalidPipelineOperator for an operator outside the supported ones
 */
export function compileExpression(specification: unknown): Expression {
  if (typeof specification === 'string') return compileText(specification);
  if (Array.isArray(specification)) return compileArray(specification);
  if (isDocument(specification)) return compileDocument(specification);
  return () => specification;
}

function compileText(text: string): Expression {
  if (text.startsWith('$$')) return compileVariable(text.slice(2));
  if (!text.startsWith('$')) return () => text;
  const path = splitPath(text.slice(1));
  return (root) => readPath(root, path);
}

function compileVariable(text: string): Expression {
  const [variable = '', ...path] = splitPath(text);
  if (variable === 'ROOT' || variable === 'CURRENT') return (root) => readPath(root, path);
  throw new CommandError('Location17276', `Use of undefined variable: ${variable}`);
}

/** Unlike in queries, arrays are entered element by element and numbers in a path are names. */
function readPath(value: unknown, path: Path, depth = 0): unknown {
  const name = path[depth];
  if (name === undefined) return value;
  if (isDocument(value)) return readPath(readField(value, name), path, depth + 1);
  if (!Array.isArray(value)) return undefined;
  return value.map((element) => readPath(element, path, depth)).filter((element) => element !== undefined);
}

function compileArray(entries: unknown[]): Expression {
  const parts = entries.map(compileExpression);
  return (root) => parts.map((part) => part(root) ?? null);
}

function compileDocument(specification: BsonDocument): Expression {
  const names = Object.keys(specification);
  const operatorName = names.find((name) => name.startsWith('$'));
  if (operatorName === undefined) return compileFields(specification);
  if (names.length > 1) {
    throw new CommandError('Location15983', 'an expression specification must contain exactly one operator');
  }
  const operator = operators.get(operatorName);
  if (operator) return operator(specification[operatorName], compileExpression, operatorName);
  throw new CommandError('InvalidPipelineOperator', `Unrecognized expression '${operatorName}'`);
}

function compileFields(specification: BsonDocument): Expression {
  const fields = Object.entries(specification).map(
    ([name, value]) => [name, compileExpression(value)] as const,
  );
  return (root) => {
    const document: BsonDocument = {};
    for (const [name, expression] of fields) {
      const value = expression(root);
      if (value !== undefined) writeField(document, name, value);
    }
    return document;
  };
}
