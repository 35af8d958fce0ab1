import { isDuplicate } from './is-duplicate.ts';

/** Undefined when a unique index has the key already. */
export async function unlessTaken<Result>(write: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicate(error)) return undefined;
    throw error;
  }
}
