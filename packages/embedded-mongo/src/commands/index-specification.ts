import { z } from 'zod';
import { CommandError } from '../errors.ts';
import { compileQuery } from '../query/matcher.ts';
import type { Collection } from '../storage/collection.ts';
import type { BsonDocument } from '../values/document.ts';
import { encodeKey } from '../values/key.ts';
import { plainNumber } from '../values/numbers.ts';
import { count, document, flag, number, text } from './arguments.ts';

export const indexSchema = z.strictObject({
  key: document,
  name: text.min(1),
  v: number.pipe(z.literal(2)).optional(),
  unique: flag.optional(),
  sparse: flag.optional(),
  background: flag.optional(),
  expireAfterSeconds: count.optional(),
  partialFilterExpression: document.optional(),
});

/**
 * The specification that is kept and listed, with its defaults left out.
 * @throws CommandError CannotCreateIndex for kinds of index that are not supported
 */
export function toSpecification(index: z.output<typeof indexSchema>): BsonDocument {
  const { key, name, unique, sparse, expireAfterSeconds, partialFilterExpression } = index;
  checkKey(key);
  compileQuery(partialFilterExpression ?? {});
  if (sparse && partialFilterExpression) throw cannotCreate('an index is either sparse or partial');
  if (expireAfterSeconds !== undefined && Object.keys(key).length !== 1) {
    throw cannotCreate('TTL indexes are single-field indexes, compound indexes do not support TTL');
  }
  return {
    v: 2,
    key,
    name,
    ...(unique && { unique }),
    ...(sparse && { sparse }),
    ...(expireAfterSeconds !== undefined && { expireAfterSeconds }),
    ...(partialFilterExpression && { partialFilterExpression }),
  };
}

function checkKey(key: BsonDocument): void {
  const fields = Object.entries(key);
  if (fields.length === 0) throw cannotCreate('Index keys cannot be an empty object');
  for (const [path, value] of fields) {
    const direction = plainNumber(value);
    if (direction !== 1 && direction !== -1)
      throw cannotCreate(`this server indexes by 1 or -1 only, not '${path}'`);
    if (path.split('.').some((name) => name === '' || name.startsWith('$'))) {
      throw cannotCreate(`Index keys cannot contain the field '${path}'`);
    }
  }
}

function cannotCreate(message: string): CommandError {
  return new CommandError('CannotCreateIndex', message);
}

/**
 * Whether an index like this is there already.
 * @throws CommandError IndexOptionsConflict or IndexKeySpecsConflict when one is there that is nearly like it
 */
export function findEquivalent({ indexes }: Collection, wanted: BsonDocument): boolean {
  const specifications = indexes.map(({ definition }) => definition.specification);
  if (isSame(signature(wanted), { key: { _id: 1 } })) return true;
  const sameName = specifications.find(({ name }) => name === wanted.name);
  if (sameName) {
    if (!isSame(signature(sameName), signature(wanted))) {
      throw new CommandError(
        'IndexKeySpecsConflict',
        `An existing index has the same name as the requested index '${wanted.name}', but other keys or options`,
      );
    }
    if (isSame(sameName.expireAfterSeconds, wanted.expireAfterSeconds)) return true;
    throw optionsConflict(
      'An equivalent index already exists with the same name but different options',
      wanted,
    );
  }
  const otherName = specifications.find((present) => isSame(signature(present), signature(wanted)));
  if (otherName)
    throw optionsConflict(`Index already exists with a different name: ${otherName.name}`, wanted);
  return false;
}

/** What tells two indexes apart, apart from their names. */
function signature({ key, unique, sparse, partialFilterExpression }: BsonDocument): BsonDocument {
  return {
    key,
    ...(unique === true && { unique }),
    ...(sparse === true && { sparse }),
    ...(partialFilterExpression !== undefined && { partialFilterExpression }),
  };
}

function isSame(left: unknown, right: unknown): boolean {
  return encodeKey(left).equals(encodeKey(right));
}

function optionsConflict(message: string, { name }: BsonDocument): CommandError {
  return new CommandError('IndexOptionsConflict', `${message} (requested index: ${name})`);
}
