import { AppError } from '@sitewright/service-kit';

export const encodeCursor = (id: string): string => Buffer.from(id, 'hex').toString('base64url');

/** @throws AppError when the cursor is not one of ours. */
export function decodeCursor(cursor: string): string {
  const id = Buffer.from(cursor, 'base64url').toString('hex');
  if (id.length === 24 && encodeCursor(id) === cursor) return id;
  throw new AppError(
    'VALIDATION_FAILED',
    'This page of the list does not exist. Start again from the first page.',
    { fields: { cursor: 'Use the cursor of the previous answer’s Link header.' } },
  );
}
