import { MongoServerError } from 'mongodb';

/** What a server says of a key that a unique index has already. */
export const duplicateKey = 11_000;

/** Whether a write was refused because a unique index has its key already. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === duplicateKey;
