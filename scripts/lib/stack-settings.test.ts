import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepSettings, withSettings } from './stack-settings.js';

let folder: string;
const inFolder = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(inFolder(name), 'utf8');
const standard = 'docker-compose.yml';
const tls = `${standard}:docker-compose.tls.yml`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-settings-'));
  mkdirSync(inFolder('secrets'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** As `npm run stack` does it with these variables on its line. */
function keep(line: Record<string, string>) {
  const env = { COMPOSE_ENV_FILES: inFolder('.env'), SECRETS_DIR: inFolder('secrets'), ...line };
  return keepSettings({ COMPOSE_FILE: standard, ...env }, env);
}

describe('what npm run stack is given on its line', () => {
  it('is kept where later commands find it, for its owner only', () => {
    keep({ COMPOSE_FILE: tls, PUBLIC_URL: 'https://sites.example.com', SITES_REPLICAS: '5', EDITOR: 'vi' });
    expect(read('.env').split('\n')).toEqual(
      expect.arrayContaining([
        `COMPOSE_FILE=${tls}`,
        'PUBLIC_URL=https://sites.example.com',
        'SITES_REPLICAS=5',
      ]),
    );
    expect(read('.env')).not.toContain('EDITOR');
    expect(statSync(inFolder('.env')).mode & 0o777).toBe(0o600);
  });

  it('leaves the lines of an operator as they are', () => {
    writeFileSync(inFolder('.env'), '# ours\nPORT=9000\nADMIN_EMAIL=ann@example.com\n');
    keep({ PORT: '9001' });
    expect(read('.env')).toMatch(/^# ours\nPORT=9001\nADMIN_EMAIL=ann@example.com\n/);
  });

  it('is refused when TLS would be lost', () => {
    writeFileSync(inFolder('secrets/tls-certificate.pem'), '');
    expect(() => keep({})).toThrow('the gateway would answer without TLS');
    expect(existsSync(inFolder('.env'))).toBe(false);
    keep({ COMPOSE_FILE: tls });
    expect(read('.env')).toContain(tls);
  });

  it('makes the address of another MongoDB a secret, and leaves the stack’s own out', () => {
    writeFileSync(inFolder('.env'), 'MONGODB_URI=mongodb://old\n');
    const uri = 'mongodb://me:hidden@db.example.com/sites';
    const env = keep({ MONGODB_URI: uri });
    expect(read('secrets/mongodb-uri')).toBe(uri);
    expect(read('.env')).not.toContain('MONGODB_URI');
    expect(env).toMatchObject({
      COMPOSE_FILE: `${standard}:docker-compose.own-mongodb.yml`,
      MONGODB_URI: undefined,
    });
    expect(read('.env')).toContain(`COMPOSE_FILE=${env.COMPOSE_FILE}\n`);
  });
});

it.each([
  ['', 'A="two words"\n', { A: 'two words' }],
  ['A=1\nB=2\n', 'A="\\"\\$x\\\\"\nB=2\n', { A: '"$x\\' }],
  ['export A=1\nA = 2\nB=3', 'A=4\nB=3\n', { A: '4' }],
  ['A=1\nAB=2\n', 'AB=2\n', { A: undefined }],
])('%j becomes %j', (before, after, changes) => {
  expect(withSettings(before, changes)).toBe(after);
});
