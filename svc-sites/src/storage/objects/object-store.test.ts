import { AppError, Degraded } from '@sitewright/service-kit';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type ObjectServer, startObjectServer } from '../../../test/object-server.ts';
import { type ObjectStore, openObjectStore } from './object-store.ts';

let server: ObjectServer;
let objects: ObjectStore;

beforeAll(async () => {
  server = await startObjectServer();
  objects = await openObjectStore(server.settings);
});
afterEach(() => server.answer('well'));
afterAll(async () => {
  objects.close();
  await server.close();
});

const refusalOf = async (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => undefined,
    (error) => error,
  );
const codeOf = async (answer: Promise<unknown>) => {
  const error = await refusalOf(answer);
  return error instanceof AppError ? error.code : error;
};

it('keeps an object until it is removed; one that is not there is none, and removed all the same', async () => {
  await objects.put('key', Buffer.from('content'));
  expect(String(await objects.get('key'))).toBe('content');
  await objects.remove('key');
  expect(await objects.get('key')).toBeUndefined();
  await objects.remove('key');
});

it.each([
  ['answers never', 'never', 'UNAVAILABLE'],
  ['asks to slow down', { status: 503, code: 'SlowDown' }, 'UNAVAILABLE'],
  ['is broken', { status: 500, code: 'InternalError' }, 'UNAVAILABLE'],
  ['has no room', { status: 507, code: 'XMinioStorageFull' }, 'STORAGE_FULL'],
] as const)('tells of a store that %s', async (_name, how, code) => {
  await objects.put('there', Buffer.from('content'));
  const impatient = await openObjectStore({ ...server.settings, answerMs: 500 });
  server.answer(how);
  expect(await codeOf(impatient.put('key', Buffer.from('content')))).toBe(code);
  expect(await codeOf(impatient.get('there'))).toBe(code);
  expect(await refusalOf(objects.checks.files?.() ?? Promise.resolve())).toBeInstanceOf(Degraded);
  impatient.close();
  server.answer('well');
  expect(String(await objects.get('there'))).toBe('content');
  await objects.checks.files?.();
});

it('tells of a store that is not there', async () => {
  const gone = await openObjectStore({ ...server.settings, endpoint: 'http://127.0.0.1:9' });
  expect(await codeOf(gone.get('key'))).toBe('UNAVAILABLE');
  expect(await codeOf(gone.demandBucket())).toBe('UNAVAILABLE');
  gone.close();
});

it('takes what is refused for an error of the settings, and a missing bucket for no missing object', async () => {
  const elsewhere = await openObjectStore({ ...server.settings, bucket: 'another-bucket' });
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'wrong' };
  const stranger = await openObjectStore({ ...server.settings, credentials });
  for (const refused of [elsewhere, stranger]) {
    expect(await codeOf(refused.demandBucket())).not.toBe('UNAVAILABLE');
    expect(await refusalOf(refused.demandBucket())).toBeInstanceOf(Error);
    expect(await refusalOf(refused.get('key'))).toBeInstanceOf(Error);
    refused.close();
  }
});
