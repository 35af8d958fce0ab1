import { CommandError } from '../errors.ts';
import type { Query } from '../storage/find-records.ts';
import { type BsonDocument, isDocument } from '../values/document.ts';

export type Stage = (documents: Iterable<BsonDocument>) => Iterable<BsonDocument>;

/** The collections from which a pipeline reads. */
export interface PipelineSource {
  find(collection: string, query: Query): Iterable<BsonDocument>;
  size(collection: string): number;
}

/** What a stage may need beyond the documents that reach it. */
export interface PipelineContext extends PipelineSource {
  compile(pipeline: unknown): Stage;
}

/** Checks a stage's specification once and answers what it does. */
export type StageCompiler = (specification: unknown, context: PipelineContext) => Stage;

export function requireDocument(stage: string, specification: unknown): BsonDocument {
  if (isDocument(specification)) return specification;
  throw new CommandError('FailedToParse', `the ${stage} stage needs an object`);
}
