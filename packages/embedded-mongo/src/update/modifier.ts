import type { BsonDocument } from '../values/document.ts';
import type { Path } from '../values/paths.ts';

/** The occasion of an update. */
export interface UpdateContext {
  readonly now: Date;
  /** True while an upsert makes a new document. */
  readonly isInsert: boolean;
}

/** One change of one field, ready to be applied to any number of documents. */
export interface Change {
  /** Every path that the change may touch, to find changes that would collide. */
  readonly paths: readonly string[];
  apply(document: BsonDocument, context: UpdateContext): void;
}

/** Applies one operator to the field at a path. */
export type ApplyToField = (document: BsonDocument, path: Path, context: UpdateContext) => void;

/** Checks an operand once and answers what it does to a field. */
export type Modifier = (operand: unknown) => ApplyToField;
