import { MongoBulkWriteError, MongoServerError } from 'mongodb';
import { expect, it } from 'vitest';
import { isStorageFull } from './is-storage-full.ts';

const systemError = (code: string) => Object.assign(new Error(code), { code });
const serverError = (code: number, errmsg: string) => new MongoServerError({ ok: 0, code, errmsg });

it.each<[string, unknown, boolean]>([
  ['MongoDB’s OutOfDiskSpace', serverError(14_031, 'Cannot grow the file'), true],
  [
    'the same in a bulk write',
    new MongoBulkWriteError({ message: '', code: 14_031, writeErrors: [] }, {} as never),
    true,
  ],
  ['the storage engine’s own words', serverError(1, '28: No space left on device'), true],
  ['a file of the service', systemError('ENOSPC'), true],
  ['a quota of the system', systemError('EDQUOT'), true],
  ['a duplicate key', serverError(11_000, 'E11000 duplicate key'), false],
  ['words that a person wrote', new Error('no space left on device'), false],
  ['a file that is missing', systemError('ENOENT'), false],
  ['nothing at all', undefined, false],
])('%s', (_name, error, expected) => {
  expect(isStorageFull(error)).toBe(expected);
});
