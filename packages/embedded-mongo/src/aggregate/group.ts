import { Int32 } from 'bson';
import { CommandError } from '../errors.ts';
import { compileExpression } from '../expressions/expression.ts';
import type { Expression } from '../expressions/operator.ts';
import { type BsonDocument, isDocument, writeField } from '../values/document.ts';
import { encodeKey } from '../values/key.ts';
import { type Accumulator, accumulators } from './accumulators.ts';
import { sort } from './simple-stages.ts';
import { requireDocument, type Stage } from './stage.ts';

interface GroupField {
  readonly name: string;
  readonly expression: Expression;
  create(): Accumulator;
}

interface Group {
  readonly id: unknown;
  readonly values: Accumulator[];
}

export function group(specification: unknown): Stage {
  const { _id: idSpecification, ...rest } = requireDocument('$group', specification);
  if (idSpecification === undefined) {
    throw new CommandError('Location15955', 'a group specification must include an _id');
  }
  const idOf = compileExpression(idSpecification);
  const fields = Object.entries(rest).map(([name, value]) => readField(name, value));
  return function* grouped(documents) {
    for (const { id, values } of gather(documents, idOf, fields).values()) {
      const result: BsonDocument = { _id: id };
      for (const [index, { name }] of fields.entries()) writeField(result, name, values[index]?.result());
      yield result;
    }
  };
}

function gather(
  documents: Iterable<BsonDocument>,
  idOf: Expression,
  fields: GroupField[],
): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const document of documents) {
    const id = idOf(document) ?? null;
    const key = encodeKey(id).toString('latin1');
    const group = groups.get(key) ?? { id, values: fields.map((field) => field.create()) };
    groups.set(key, group);
    for (const [index, { expression }] of fields.entries()) group.values[index]?.add(expression(document));
  }
  return groups;
}

function readField(name: string, specification: unknown): GroupField {
  const [entry, ...others] = isDocument(specification) ? Object.entries(specification) : [];
  if (!entry || others.length > 0 || !entry[0].startsWith('$')) {
    throw new CommandError('Location40234', `The field '${name}' must be an accumulator object`);
  }
  const [operator, operand] = entry;
  if (operator === '$count') return readField(name, { $sum: new Int32(1) });
  const create = accumulators.get(operator);
  if (create) return { name, expression: compileExpression(operand), create };
  throw new CommandError('Location15952', `unknown group operator '${operator}'`);
}

export function sortByCount(specification: unknown): Stage {
  const groupStage = group({ _id: specification, count: { $sum: new Int32(1) } });
  const sortStage = sort({ count: -1 });
  return (documents) => sortStage(groupStage(documents));
}
