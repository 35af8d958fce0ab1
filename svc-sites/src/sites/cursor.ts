import { AppError } from '@sitewright/service-kit';
import type { Position } from './site.ts';

const shape = /^(\d{1,15})\.([0-9a-f]{24})$/;

export const encodeCursor = ({ createdAt, id }: Position): string =>
  Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');

/** @throws AppError when the cursor is not one of ours. */
export function decodeCursor(cursor: string): Position {
  const [, time, id] = shape.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (time && id) return { createdAt: new Date(Number(time)), id };
  throw new AppError(
    'VALIDATION_FAILED',
    'This page of the list does not exist. Start again from the first page.',
    {
      fields: { cursor: 'Use the cursor of the previous answer’s Link header.' },
    },
  );
}
