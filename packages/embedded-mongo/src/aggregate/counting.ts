import { type BsonDocument, isDocument } from '../values/document.ts';

/**
 * True for a stage that only counts, as the one that drivers send to count documents: then how many there are is enough,
 * and none has to be read.
 */
export function onlyCounts(stage: unknown): boolean {
  if (!isDocument(stage)) return false;
  return '$count' in stage || ('$group' in stage && !mentionsField(stage.$group));
}

function mentionsField(specification: unknown): boolean {
  if (typeof specification === 'string') return specification.startsWith('$');
  if (Array.isArray(specification)) return specification.some(mentionsField);
  return isDocument(specification) && Object.values(specification).some(mentionsField);
}

export function* blankDocuments(count: number): Generator<BsonDocument> {
  for (let made = 0; made < count; made += 1) yield {};
}
