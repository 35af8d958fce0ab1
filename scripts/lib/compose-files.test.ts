import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { settingsSchema as authSettings } from '../../svc-auth/src/config.ts';
import { settingsSchema as mailSettings } from '../../svc-mail/src/config.ts';
import { settingsSchema as sitesSettings } from '../../svc-sites/src/config.ts';
import { inRoot } from './paths.js';

interface Service {
  networks?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  secrets?: string[];
  volumes?: string[];
  mem_limit?: string;
  cpus?: number;
  profiles?: string[];
  depends_on?: Record<string, object>;
  image?: string;
  build?: { dockerfile: string; args?: Record<string, string> };
  healthcheck?: { test: string[] };
}

interface ComposeFile {
  services: Record<string, Service>;
  networks?: Record<string, { internal?: boolean }>;
  secrets?: Record<string, object>;
}

/** Without the tags of Compose, which say only whether a value replaces another or joins it. */
const read = (file: string): ComposeFile =>
  parse(readFileSync(inRoot(file), 'utf8'), { merge: true, logLevel: 'error' });

const stack = read('docker-compose.yml');
const additions = {
  'docker-compose.browser.yml': read('docker-compose.browser.yml'),
  'docker-compose.embedded.yml': read('docker-compose.embedded.yml'),
  'docker-compose.tls.yml': read('docker-compose.tls.yml'),
  'docker-compose.own-mongodb.yml': read('docker-compose.own-mongodb.yml'),
};
const files = Object.entries({ 'docker-compose.yml': stack, ...additions });

const services = Object.entries(stack.services);
const namesOf = (those: typeof services) => those.map(([name]) => name).sort();

const hardened = {
  init: true,
  read_only: true,
  cap_drop: ['ALL'],
  security_opt: ['no-new-privileges:true'],
};

describe('the stack', () => {
  it('gives no container more rights than it needs', () => {
    for (const [name, service] of services) {
      expect(service, name).toMatchObject(hardened);
      for (const more of ['privileged', 'cap_add', 'devices', 'pid', 'network_mode']) {
        expect(service, name).not.toHaveProperty(more);
      }
    }
  });

  it('lets no container take the machine, nor ask for more processors than the smallest has', () => {
    for (const [name, { mem_limit, cpus }] of services) {
      expect(mem_limit, name).toMatch(/^\d+[mg]$/);
      expect(cpus, name).toBeGreaterThan(0);
      expect(cpus, name).toBeLessThanOrEqual(1);
    }
  });

  it('builds every front end from the one Dockerfile, told which it is', () => {
    const frontEnds = services.filter(([name]) => /^(shell|mfe-)/.test(name));
    for (const [name, { build }] of frontEnds) {
      const args = { PART: name.replace(/-next$/, '') };
      expect(build, name).toMatchObject({ dockerfile: 'front-end.Dockerfile', args });
    }
  });

  it('asks for a password at its database', () => {
    expect(JSON.stringify(stack.services.mongodb)).toContain('--keyFile');
    for (const name of ['svc-auth', 'svc-sites', 'svc-mail']) {
      expect(stack.services[name]?.environment, name).toMatchObject({
        MONGODB_URI_FILE: '/run/secrets/mongodb-uri',
      });
      expect(stack.services[name]?.secrets, name).toContain('mongodb-uri');
    }
  });

  it('waits for no database of its own where the operator has another', () => {
    const own = additions['docker-compose.own-mongodb.yml'].services;
    expect(own.mongodb?.profiles).toHaveLength(1);
    for (const [name] of services.filter(([, { depends_on }]) => depends_on?.mongodb)) {
      expect(own[name]?.depends_on, name).toEqual({});
    }
  });

  it('asks the gateway for its health where that is no request in the log, with TLS, too', () => {
    const check = additions['docker-compose.tls.yml'].services.gateway?.healthcheck?.test;
    expect(check?.at(-1)).toBe('https://127.0.0.1:8443/livez');
    expect(readFileSync(inRoot('gateway/Dockerfile'), 'utf8')).toContain('"http://127.0.0.1:8080/livez"');
  });

  it('publishes the gateway, and beside it the mail catcher only, to this machine until told otherwise', () => {
    const published = services.filter(([, { ports }]) => ports);
    expect(namesOf(published)).toEqual(['gateway', 'mail-catcher']);
    for (const [name, { ports = [] }] of published) {
      for (const port of ports)
        expect(port, name).toMatch(/^(\$\{PUBLISH_ADDRESS:-127\.0\.0\.1\}|127\.0\.0\.1):/);
    }
  });

  it('has the database where services reach it, and nobody else', () => {
    expect(stack.networks?.database?.internal).toBe(true);
    expect(stack.services.mongodb?.networks).toEqual(['database']);
    const besides = services.filter(([, { networks }]) => networks?.includes('database'));
    expect(namesOf(besides)).toEqual(['mongodb', 'svc-auth', 'svc-mail', 'svc-sites']);
  });

  it('lets only services ask the outside, and only the gateway be asked from there', () => {
    expect(stack.networks?.inside?.internal).toBe(true);
    const leaving = services.filter(([, { networks }]) => networks?.includes('outside'));
    expect(namesOf(leaving)).toEqual(['svc-auth', 'svc-mail', 'svc-sites']);
    const entered = services.filter(([, { networks }]) => networks?.includes('edge'));
    expect(namesOf(entered)).toEqual(['gateway', 'mail-catcher']);
  });
});

describe('the browser', () => {
  const { 'svc-sites': sites, look, ...rest } = additions['docker-compose.browser.yml'].services;

  it('is in a container of its own that reaches nothing and knows nothing', () => {
    expect(rest).toEqual({});
    expect(look).toMatchObject({ ...hardened, network_mode: 'none' });
    for (const more of ['networks', 'ports', 'secrets', 'privileged', 'cap_add', 'devices', 'pid', 'user'])
      expect(look).not.toHaveProperty(more);
    expect(Object.keys(look?.environment ?? {}).filter((name) => !name.startsWith('BROWSER_'))).toEqual([]);
    expect(look).toMatchObject({ mem_limit: '2g', cpus: 1, pids_limit: 1024 });
  });

  it('is asked by svc-sites alone, at a socket that it cannot change', () => {
    expect(look?.volumes).toEqual(['look:/run/look']);
    expect(sites).toEqual({
      environment: { BROWSER_SERVICE: 'unix:/run/look/socket' },
      volumes: ['look:/run/look:ro'],
    });
  });
});

describe.each(Object.entries(additions))('%s', (_name, addition) => {
  it('gives no part more rights, other networks or other ports but the gateway’s', () => {
    for (const [name, service] of Object.entries(addition.services).filter(
      ([part]) => part in stack.services,
    )) {
      const allowed = [
        'environment',
        'secrets',
        'image',
        'build',
        'user',
        'command',
        'healthcheck',
        'volumes',
      ];
      const also = ['mem_limit', 'cpus', 'depends_on', 'profiles'];
      const rest = Object.keys(service).filter((key) => ![...allowed, ...also].includes(key));
      expect(rest, name).toEqual(name === 'gateway' ? ['ports'] : []);
    }
  });
});

describe.each(files)('%s', (_name, { services: own, secrets: declared = {} }) => {
  it('takes secrets from files, never from the environment', () => {
    for (const [name, { environment = {}, secrets = [] }] of Object.entries(own)) {
      const keys = Object.keys(environment).filter((key) =>
        /(SECRET|PASSWORD|KEY|SMTP_URL|MONGODB_URI)(_FILE)?$/.test(key),
      );
      // The embedded server has no password.
      const open = keys.filter((key) => environment[key]?.includes('directConnection=true'));
      for (const key of keys.filter((each) => !open.includes(each))) expect(key, name).toMatch(/_FILE$/);
      for (const secret of secrets)
        expect(declared[secret], secret).toEqual({ file: `\${SECRETS_DIR:-./secrets}/${secret}` });
    }
  });
});

describe('what an operator can set', () => {
  /** Said by the image, meant for tests, or for one machine only. */
  const notTheirs = /^(HOST|PORT|DATA_DIR|GOOGLE_.*_URL|PASSWORD_HASHES_.*|MAIL_.*_SECONDS)$/;

  it.each([
    ['svc-auth', authSettings],
    ['svc-sites', sitesSettings],
    ['svc-mail', mailSettings],
  ])('reaches %s', (name, { shape }) => {
    const given = Object.keys(stack.services[name]?.environment ?? {}).map((key) =>
      key.replace(/_FILE$/, ''),
    );
    const theirs = Object.keys(shape).filter((key) => !notTheirs.test(key));
    expect(given).toEqual(expect.arrayContaining(theirs));
  });

  it('is in docs/operations.md', () => {
    const documented = readFileSync(inRoot('docs/operations.md'), 'utf8');
    const texts = files.map(([file]) => readFileSync(inRoot(file), 'utf8')).join('\n');
    const variables = new Set([...texts.matchAll(/\$\{([A-Z][A-Z0-9_]*)/g)].map(([, name = '']) => name));
    // One line tells of the tags of all images.
    const missing = [...variables].filter(
      (name) => !name.endsWith('_TAG') && !documented.includes(`\`${name}\``),
    );
    expect(missing).toEqual([]);
  });
});

const { PATH, HOME, DOCKER_CONFIG } = process.env;

/** Needs the client only, no engine. */
const compose = (args: string[]) =>
  execFileSync('docker', ['compose', ...args], {
    cwd: inRoot(),
    env: { PATH, HOME, ...(DOCKER_CONFIG && { DOCKER_CONFIG }), PUBLIC_URL: 'https://sites.example.com' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });

function isComposeInstalled() {
  try {
    compose(['version']);
    return true;
  } catch {
    return false;
  }
}

const needsCompose = { meta: { needs: 'Docker Compose 2.24 or newer (no engine)' } };

it.skipIf(!isComposeInstalled()).each(files)('docker compose config -q accepts %s', needsCompose, (file) => {
  const added = file === 'docker-compose.yml' ? [] : ['--file', file];
  compose(['--file', 'docker-compose.yml', ...added, '--profile', '*', 'config', '-q']);
});
