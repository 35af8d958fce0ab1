import { z } from 'zod';
import { CommandError } from '../errors.ts';
import { compileAddedFields } from '../query/projection.ts';
import type { BsonDocument } from '../values/document.ts';
import { splitPath, valuesAt } from '../values/paths.ts';
import type { PipelineContext, Stage } from './stage.ts';

const lookupSchema = z.strictObject({
  from: z.string(),
  localField: z.string(),
  foreignField: z.string(),
  as: z.string(),
});

/** The equality join; the form with a pipeline is refused. */
export function lookup(specification: unknown, context: PipelineContext): Stage {
  const parsed = lookupSchema.safeParse(specification);
  if (!parsed.success) {
    throw new CommandError(
      'FailedToParse',
      '$lookup takes from, localField, foreignField and as, all strings',
    );
  }
  const { from, localField, foreignField, as } = parsed.data;
  const localPath = splitPath(localField);
  return function* joined(documents) {
    for (const document of documents) {
      const values = localValues(document, localPath);
      const found = context.find(from, { filter: { [foreignField]: { $in: values } }, sort: [] });
      yield compileAddedFields({ [as]: { $literal: [...found] } })(document);
    }
  };
}

function localValues(document: BsonDocument, path: readonly string[]): unknown[] {
  return [...valuesAt(document, path, 'elements')].map((value) => value ?? null);
}
