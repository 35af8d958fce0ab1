import type { BsonDocument } from './values/document.ts';

/** The MongoDB error codes this server answers with, by their official names. */
export const errorCodes = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  TypeMismatch: 14,
  IllegalOperation: 20,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  InvalidIdField: 53,
  CommandNotFound: 59,
  EmptyFieldName: 56,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  InvalidPipelineOperator: 168,
  CannotIndexParallelArrays: 171,
  DataCorruptionDetected: 301,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
  Location15952: 15952,
  Location15955: 15955,
  Location15958: 15958,
  Location15983: 15983,
  Location16006: 16006,
  Location16020: 16020,
  Location16702: 16702,
  Location17080: 17080,
  Location17083: 17083,
  Location17124: 17124,
  Location17276: 17276,
  Location18536: 18536,
  Location28690: 28690,
  Location28812: 28812,
  Location31249: 31249,
  Location31253: 31253,
  Location31254: 31254,
  Location40156: 40156,
  Location40169: 40169,
  Location40234: 40234,
  Location40323: 40323,
  Location40324: 40324,
  Location40414: 40414,
  Location40415: 40415,
  Location51091: 51091,
  Location51272: 51272,
  Location51276: 51276,
} as const;

export type ErrorName = keyof typeof errorCodes;

/** An answer that refuses: it reaches the client as MongoDB's `{ ok: 0, code, codeName, errmsg }` or as a write error. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly codeName: ErrorName;
  readonly details: BsonDocument;

  constructor(codeName: ErrorName, message: string, details: BsonDocument = {}) {
    super(message);
    this.codeName = codeName;
    this.details = details;
  }

  get code(): number {
    return errorCodes[this.codeName];
  }
}

/** What failed, as the body of a failed command. */
export function failedReply(error: unknown): BsonDocument {
  const known = error instanceof CommandError ? error : unexpected(error);
  return { ok: 0, errmsg: known.message, code: known.code, codeName: known.codeName, ...known.details };
}

function unexpected(error: unknown): CommandError {
  const reason = error instanceof Error ? error.message : String(error);
  return new CommandError('InternalError', `the embedded database failed: ${reason}`);
}
