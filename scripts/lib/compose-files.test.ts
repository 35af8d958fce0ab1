import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { inRoot } from './paths.js';

const stacks = {
  'with MongoDB': ['docker-compose.yml'],
  'with the embedded server': ['docker-compose.yml', 'docker-compose.embedded.yml'],
  'with TLS': ['docker-compose.yml', 'docker-compose.tls.yml'],
};

interface Service {
  networks: Record<string, unknown>;
  environment?: Record<string, string>;
  ports?: unknown[];
}

interface Stack {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
}

const { PATH, HOME, DOCKER_CONFIG } = process.env;

/** Needs the client only, no engine. */
const compose = (args: string[]) =>
  execFileSync('docker', ['compose', ...args], {
    cwd: inRoot(),
    env: { PATH, HOME, ...(DOCKER_CONFIG && { DOCKER_CONFIG }), PUBLIC_URL: 'https://sites.example.com' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

function isComposeInstalled() {
  try {
    compose(['version']);
    return true;
  } catch {
    return false;
  }
}

const readStack = (files: string[]): Stack => {
  const named = files.flatMap((file) => ['--file', file]);
  const everything = ['--profile', '*', 'config', '--format', 'json'];
  return JSON.parse(compose([...named, ...everything]));
};

describe.skipIf(!isComposeInstalled()).each(Object.entries(stacks))('the stack %s', (_name, files) => {
  const services = () => Object.entries(readStack(files).services);

  it('gives no container more rights than it needs', () => {
    for (const [name, service] of services()) {
      expect(service, name).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    }
  });

  it('publishes the gateway, and beside it the mail catcher only', () => {
    const published = services().filter(([, { ports }]) => ports);
    expect(published.map(([name]) => name).sort()).toEqual(['gateway', 'mail-catcher']);
  });

  it('has the database where services reach it, and nobody else', () => {
    const { services, networks } = readStack(files);
    expect(networks.database?.internal).toBe(true);
    expect(Object.keys(services.mongodb?.networks ?? {})).toEqual(['database']);
    const besides = Object.entries(services).filter(([, service]) => 'database' in service.networks);
    expect(besides.map(([name]) => name).sort()).toEqual(['mongodb', 'svc-auth', 'svc-mail', 'svc-sites']);
  });

  it('takes secrets from files, never from the environment', () => {
    for (const [name, { environment = {} }] of services()) {
      const secrets = Object.keys(environment).filter((key) => /SECRET|PASSWORD|KEY|SMTP_URL/.test(key));
      for (const key of secrets) expect(key, name).toMatch(/_FILE$/);
    }
  });
});
