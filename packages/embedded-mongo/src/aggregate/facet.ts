import { CommandError } from '../errors.ts';
import type { BsonDocument } from '../values/document.ts';
import { type PipelineContext, requireDocument, type Stage } from './stage.ts';

/** Several pipelines over the same documents; each answers with one field. */
export function facet(specification: unknown, context: PipelineContext): Stage {
  const pipelines = Object.entries(requireDocument('$facet', specification));
  if (pipelines.length === 0)
    throw new CommandError('Location40169', 'the $facet specification must not be empty');
  const facets = pipelines.map(([name, pipeline]) => [name, context.compile(pipeline)] as const);
  return function* faceted(documents) {
    const all = [...documents];
    yield Object.fromEntries(facets.map(([name, stage]) => [name, [...stage(all)]])) satisfies BsonDocument;
  };
}
