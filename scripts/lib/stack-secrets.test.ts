import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensureStackSecrets } from './stack-secrets.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(join(folder, name), 'utf8');

it('makes what the stack cannot be without, and leaves empty what an operator may have', () => {
  ensureStackSecrets(folder);
  expect(Buffer.byteLength(read('jwt-secret'))).toBeGreaterThanOrEqual(32);
  expect(read('admin-password').length).toBeGreaterThanOrEqual(20);
  const empty = [
    'google-client-secret',
    'openai-api-key',
    'smtp-url',
    's3-access-key-id',
    's3-secret-access-key',
  ];
  for (const name of empty) expect(read(name)).toBe('');
});

it('keeps what is there', () => {
  writeFileSync(join(folder, 'openai-api-key'), 'sk-1');
  ensureStackSecrets(folder);
  const made = read('jwt-secret');
  ensureStackSecrets(folder);
  expect(read('jwt-secret')).toBe(made);
  expect(read('openai-api-key')).toBe('sk-1');
});

it('lets the containers read the files, and nobody else of this machine get at them', () => {
  writeFileSync(join(folder, 'tls-key.pem'), 'an operator’s', { mode: 0o600 });
  ensureStackSecrets(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777, name).toBe(0o644);
});
