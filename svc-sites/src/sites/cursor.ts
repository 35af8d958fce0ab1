import type { SiteOrder } from '@sitewright/contracts';
import { AppError } from '@sitewright/service-kit';
import { z } from 'zod';
import type { Position } from './position.ts';

const idSchema = z.string().regex(/^[0-9a-f]{24}$/);
const timeSchema = z.int().nonnegative().max(8_640_000_000_000_000);

const cursorSchema = z.union([
  z.tuple([z.enum(['newest', 'oldest']), timeSchema, idSchema]),
  z.tuple([z.literal('name'), z.string(), idSchema]),
]);

export function encodeCursor(sort: SiteOrder, { value, id }: Position): string {
  const plain = value instanceof Date ? value.getTime() : value;
  return Buffer.from(JSON.stringify([sort, plain, id])).toString('base64url');
}

/** @throws AppError when the cursor is not one of ours, or was made in another order. */
export function decodeCursor(sort: SiteOrder, cursor: string): Position {
  const { data } = cursorSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (data?.[0] !== sort) throw unknownPage();
  const [, value, id] = data;
  return { value: typeof value === 'number' ? new Date(value) : value, id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const unknownPage = () =>
  new AppError(
    'VALIDATION_FAILED',
    'This page of the list does not exist. Start again from the first page.',
    {
      fields: { cursor: 'Use the cursor of the previous answer’s Link header, with the same order.' },
    },
  );
