import { Long } from 'bson';
import { z } from 'zod';
import { CommandError } from '../errors.ts';
import { compileExpression } from '../expressions/expression.ts';
import { compileAddedFields, compileProjection } from '../query/projection.ts';
import { type BsonDocument, isDocument } from '../values/document.ts';
import type { Stage } from './stage.ts';

const optionsSchema = z.strictObject({
  path: z.string().regex(/^\$[^$]/),
  includeArrayIndex: z
    .string()
    .regex(/^[^$]+$/)
    .optional(),
  preserveNullAndEmptyArrays: z.boolean().default(false),
});

type Options = z.output<typeof optionsSchema>;

export function unwind(specification: unknown): Stage {
  const options = readOptions(specification);
  const field = options.path.slice(1);
  const readValue = compileExpression(options.path);
  const withoutField = compileProjection({ [field]: false });
  return function* unwound(documents) {
    for (const document of documents) {
      const value = readValue(document);
      if (Array.isArray(value) && value.length > 0) yield* elements(document, field, value, options);
      else if (Array.isArray(value)) yield* unlessDropped(withoutField(document), options);
      else if (value === null || value === undefined) yield* unlessDropped(document, options);
      else yield withIndex(document, null, options);
    }
  };
}

function readOptions(specification: unknown): Options {
  const parsed = optionsSchema.safeParse(isDocument(specification) ? specification : { path: specification });
  if (parsed.success) return parsed.data;
  throw new CommandError(
    'Location28812',
    '$unwind needs a path that starts with $, and knows no other options',
  );
}

function* elements(
  document: BsonDocument,
  field: string,
  values: unknown[],
  options: Options,
): Generator<BsonDocument> {
  for (const [index, value] of values.entries()) {
    const replaced = compileAddedFields({ [field]: { $literal: value } })(document);
    yield withIndex(replaced, Long.fromNumber(index), options);
  }
}

function* unlessDropped(document: BsonDocument, options: Options): Generator<BsonDocument> {
  if (options.preserveNullAndEmptyArrays) yield withIndex(document, null, options);
}

function withIndex(document: BsonDocument, index: Long | null, { includeArrayIndex }: Options): BsonDocument {
  return includeArrayIndex === undefined ? document : { ...document, [includeArrayIndex]: index };
}
