import { Int32, Timestamp } from 'bson';
import { CommandError } from '../errors.ts';
import { describe } from '../values/describe.ts';
import { type BsonDocument, isDocument, readField } from '../values/document.ts';
import { compareValues } from '../values/key.ts';
import { add, type BsonNumber, isNumber, multiply } from '../values/numbers.ts';
import { splitPath } from '../values/paths.ts';
import { typeOf } from '../values/types.ts';
import { addToSet, pull, push } from './array-modifiers.ts';
import { readAt, removeAt, writeAt } from './field-access.ts';
import type { ApplyToField, Modifier } from './modifier.ts';

export const modifiers: ReadonlyMap<string, Modifier> = new Map<string, Modifier>([
  ['$set', (value) => (document, path) => writeAt(document, path, value)],
  ['$setOnInsert', setOnInsert],
  ['$unset', () => removeAt],
  [
    '$inc',
    (operand) => calculate('$inc', operand, (value, step) => (value === undefined ? step : add(value, step))),
  ],
  [
    '$mul',
    (operand) => calculate('$mul', operand, (value, factor) => multiply(value ?? new Int32(0), factor)),
  ],
  ['$min', (operand) => replaceWhen(operand, (order) => order < 0)],
  ['$max', (operand) => replaceWhen(operand, (order) => order > 0)],
  ['$currentDate', currentDate],
  ['$rename', rename],
  ['$push', push],
  ['$addToSet', addToSet],
  ['$pull', pull],
]);

function setOnInsert(value: unknown): ApplyToField {
  return (document, path, { isInsert }) => {
    if (isInsert) writeAt(document, path, value);
  };
}

type Calculation = (value: BsonNumber | undefined, operand: BsonNumber) => BsonNumber;

function calculate(operator: string, operand: unknown, calculation: Calculation): ApplyToField {
  if (!isNumber(operand)) {
    throw new CommandError(
      'TypeMismatch',
      `Cannot apply ${operator} with non-numeric argument: ${describe(operand)}`,
    );
  }
  return (document, path) => {
    const value = readAt(document, path);
    if (value !== undefined && !isNumber(value)) throw notNumeric(operator, document, path.join('.'), value);
    writeAt(document, path, calculation(value, operand));
  };
}

function notNumeric(operator: string, document: BsonDocument, path: string, value: unknown): CommandError {
  const id = describe({ _id: readField(document, '_id') });
  return new CommandError(
    'TypeMismatch',
    `Cannot apply ${operator} to a value of non-numeric type. ${id} has the field '${path}' of non-numeric type ${typeOf(value)}`,
  );
}

function replaceWhen(operand: unknown, accepts: (order: number) => boolean): ApplyToField {
  return (document, path) => {
    const value = readAt(document, path);
    if (value === undefined || accepts(compareValues(operand, value))) writeAt(document, path, operand);
  };
}

function currentDate(operand: unknown): ApplyToField {
  const type = isDocument(operand) ? operand.$type : 'date';
  if (type !== 'date' && type !== 'timestamp') {
    throw new CommandError('BadValue', "$currentDate takes true or { $type: 'date' | 'timestamp' }");
  }
  return (document, path, { now }) => {
    const seconds = Math.floor(now.getTime() / 1000);
    writeAt(document, path, type === 'date' ? now : new Timestamp({ t: seconds, i: 1 }));
  };
}

function rename(target: unknown): ApplyToField {
  if (typeof target !== 'string' || target === '') {
    throw new CommandError('BadValue', "The 'to' field for $rename must be a string");
  }
  const targetPath = splitPath(target);
  return (document, path) => {
    const value = readAt(document, path);
    if (value === undefined) return;
    removeAt(document, path);
    writeAt(document, targetPath, value);
  };
}
