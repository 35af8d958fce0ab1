import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { commonSecrets, commonSettings, loadSettings, portSetting, SettingsError } from './settings.ts';

const schema = z.object({ ...commonSettings, PORT: portSetting(8081) });
const good = { MONGODB_URI: 'mongodb://127.0.0.1:27017/sitewright', JWT_SECRET: 'x'.repeat(32) };
const load = (env: Record<string, string>) => loadSettings(schema, { secrets: commonSecrets, env });

function problemsOf(env: Record<string, string>): string[] {
  try {
    load(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

function fileWith(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'settings-')), 'secret');
  writeFileSync(path, text);
  return path;
}

describe('loadSettings', () => {
  it('fills in defaults, and takes an empty variable for an unset one', () => {
    expect(load({ ...good, LOG_LEVEL: '', PORT: '0' })).toEqual({
      ...good,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      PORT: 0,
    });
  });

  it('names every bad variable at once, one sentence each', () => {
    expect(problemsOf({ PORT: '70000', JWT_SECRET: 'short', LOG_LEVEL: 'loud' })).toEqual([
      expect.stringMatching(/^MONGODB_URI: set the address/),
      'JWT_SECRET: use at least 32 bytes.',
      expect.stringMatching(/^LOG_LEVEL: use one of/),
      'PORT: use a port number from 0 to 65535.',
    ]);
  });

  it('never repeats the value of a bad secret', () => {
    expect(problemsOf({ ...good, JWT_SECRET: 'hunter2' }).join()).not.toContain('hunter2');
  });

  it('reads a secret from the file that NAME_FILE names, without its last line break', () => {
    const { JWT_SECRET, ...others } = good;
    expect(load({ ...others, JWT_SECRET_FILE: fileWith(`${JWT_SECRET}\n`) }).JWT_SECRET).toBe(JWT_SECRET);
  });

  it('takes an empty file for an unset secret, as Compose mounts one that nobody has', () => {
    const empty = { JWT_SECRET_FILE: fileWith('\n') };
    expect(problemsOf({ MONGODB_URI: good.MONGODB_URI, ...empty })).toEqual([
      expect.stringMatching(/^JWT_SECRET: set a random secret/),
    ]);
  });

  it.each([
    [
      'a file that is not there',
      { JWT_SECRET_FILE: '/nowhere/secret' },
      /^JWT_SECRET: the file .* cannot be read/,
    ],
    [
      'a secret given twice',
      { JWT_SECRET: good.JWT_SECRET, JWT_SECRET_FILE: '/x' },
      /^JWT_SECRET: set either/,
    ],
  ])('complains once about %s', (_name, env, problem) => {
    expect(problemsOf({ MONGODB_URI: good.MONGODB_URI, ...env })).toEqual([expect.stringMatching(problem)]);
  });
});
