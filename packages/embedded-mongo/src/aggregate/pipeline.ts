import { CommandError } from '../errors.ts';
import { readSort } from '../query/sort.ts';
import type { Query } from '../storage/find-records.ts';
import { type BsonDocument, isDocument } from '../values/document.ts';
import { blankDocuments, onlyCounts } from './counting.ts';
import { facet } from './facet.ts';
import { group, sortByCount } from './group.ts';
import { lookup } from './lookup.ts';
import { addFields, count, limit, match, project, skip, sort, unset } from './simple-stages.ts';
import type { PipelineContext, PipelineSource, Stage, StageCompiler } from './stage.ts';
import { unwind } from './unwind.ts';

const stages: ReadonlyMap<string, StageCompiler> = new Map<string, StageCompiler>([
  ['$match', match],
  ['$sort', sort],
  ['$limit', limit],
  ['$skip', skip],
  ['$project', project],
  ['$addFields', addFields],
  ['$set', addFields],
  ['$unset', unset],
  ['$group', group],
  ['$sortByCount', sortByCount],
  ['$count', count],
  ['$unwind', unwind],
  ['$lookup', lookup],
  ['$facet', facet],
]);

/**
 * Runs a pipeline over a collection. Leading `$match` and `$sort` stages become the query, so that they use indexes.
 * @throws CommandError 40324 for a stage outside the supported ones
 */
export function runPipeline(
  collection: string,
  pipeline: unknown[],
  source: PipelineSource,
): Iterable<BsonDocument> {
  const stage = compilePipeline(pipeline, source);
  const { query, rest } = splitQuery(pipeline);
  const remaining = rest.length === pipeline.length ? stage : compilePipeline(rest, source);
  const countsAll = Object.keys(query.filter).length === 0 && onlyCounts(rest[0]);
  return remaining(countsAll ? blankDocuments(source.size(collection)) : source.find(collection, query));
}

function compilePipeline(pipeline: unknown, source: PipelineSource): Stage {
  if (!Array.isArray(pipeline))
    throw new CommandError('TypeMismatch', "'pipeline' must be an array of stages");
  const context: PipelineContext = { ...source, compile: (inner) => compilePipeline(inner, source) };
  const compiled = pipeline.map((stage) => compileStage(stage, context));
  return (documents) => compiled.reduce((current, stage) => stage(current), documents);
}

function compileStage(stage: unknown, context: PipelineContext): Stage {
  const [entry, ...others] = isDocument(stage) ? Object.entries(stage) : [];
  if (!entry || others.length > 0) {
    throw new CommandError(
      'Location40323',
      'A pipeline stage specification object must contain exactly one field.',
    );
  }
  const [name, specification] = entry;
  const compile = stages.get(name);
  if (compile) return compile(specification, context);
  throw new CommandError('Location40324', `Unrecognized pipeline stage name: '${name}'`);
}

function splitQuery(pipeline: unknown[]): { query: Query; rest: unknown[] } {
  const filter = operandOf(pipeline[0], '$match');
  const afterMatch = filter ? pipeline.slice(1) : pipeline;
  const order = operandOf(afterMatch[0], '$sort');
  return {
    query: { filter: filter ?? {}, sort: order ? readSort(order) : [] },
    rest: order ? afterMatch.slice(1) : afterMatch,
  };
}

function operandOf(stage: unknown, name: string): BsonDocument | undefined {
  const operand = isDocument(stage) ? stage[name] : undefined;
  return isDocument(operand) ? operand : undefined;
}
