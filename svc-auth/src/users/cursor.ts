import { emailSchema } from '@sitewright/contracts';
import { AppError } from '@sitewright/service-kit';

export const encodeCursor = (email: string): string => Buffer.from(email).toString('base64url');

/** @throws AppError when the cursor is not one of ours. */
export function decodeCursor(cursor: string): string {
  const email = Buffer.from(cursor, 'base64url').toString();
  const parsed = emailSchema.safeParse(email);
  if (parsed.success && parsed.data === email) return email;
  throw new AppError(
    'VALIDATION_FAILED',
    'This page of the list does not exist. Start again from the first page.',
    { fields: { cursor: 'Use the cursor of the previous answer’s Link header.' } },
  );
}
