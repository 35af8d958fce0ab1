import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeOrRefuse } from '../../scripts/lib/docker.js';
import { inRoot } from '../../scripts/lib/paths.js';
import { run } from '../../scripts/lib/run.js';
import { startStack as npmRunStack } from '../../scripts/lib/stack.js';
import { withSettings } from '../../scripts/lib/stack-settings.js';
import { freePort } from './command.ts';

const tag = 'stack-test';
const images = ['GATEWAY', 'SHELL', 'MFE_GENERATOR', 'MFE_DASHBOARD', 'MFE_ADMIN', 'EMBEDDED_MONGO'];
const services = ['SVC_AUTH', 'SVC_SITES', 'SVC_MAIL'];
const settingsIn = (folder: string) => ({ ...process.env, COMPOSE_ENV_FILES: join(folder, '.env') });

/** Names, tags, addresses and files of its own: an operator's stack on the same machine is left alone. */
const given = (folder: string, port: number): NodeJS.ProcessEnv => ({
  ...settingsIn(folder),
  ...Object.fromEntries([...images, ...services].map((name) => [`${name}_TAG`, tag])),
  MFE_ADMIN_NEXT_TAG: `${tag}-next`,
  COMPOSE_PROJECT_NAME: 'sitewright-stack-test',
  COMPOSE_FILE: 'docker-compose.yml:docker-compose.embedded.yml',
  INSIDE_SUBNET: '10.89.72.0/24',
  SECRETS_DIR: join(folder, 'secrets'),
  REGISTRY_DIR: join(folder, 'registry'),
  ADMIN_EMAIL: 'admin@localhost',
  PORT: String(port),
});

const startedAt = Date.now();
const log = (step: string) =>
  process.stderr.write(
    `stack [${String(Math.round((Date.now() - startedAt) / 1000)).padStart(4)}s] ${step}\n`,
  );

/** The registry is an operator's file; the containers' users have to read it. */
function prepareFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-stack-'));
  writeFileSync(join(folder, '.env'), '');
  cpSync(inRoot('gateway/registry'), join(folder, 'registry'), { recursive: true });
  chmodSync(join(folder, 'registry'), 0o755);
  return folder;
}

export type Stack = Awaited<ReturnType<typeof startStack>>;

/**
 * The production shape on this machine's Docker engine, with the embedded server in the place of MongoDB. It is started
 * as an operator starts it; later commands go by nothing but the settings that this kept.
 */
export async function startStack() {
  const folder = prepareFiles();
  const port = await freePort();
  const env = settingsIn(folder);
  const compose = (...args: string[]) => composeOrRefuse(args, { env, quiet: true });
  const stop = async () => {
    log('down');
    await compose('--profile', 'next', 'down', '--volumes', '--timeout', '5');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    log('up');
    await npmRunStack(given(folder, port));
    log('ready');
  } catch (error) {
    await stop();
    throw error;
  }
  const password = readFileSync(join(folder, 'secrets/admin-password'), 'utf8');
  const registry = join(folder, 'registry/mfe-registry.json');
  return {
    url: `http://localhost:${port}`,
    admin: { email: 'admin@localhost', password },
    env,
    compose,
    docker: async (...args: string[]) => {
      const { code, output } = await run('docker', args, { env, quiet: true });
      if (code !== 0) throw new Error(output);
      return output;
    },
    log,
    folder,
    /** Changes lines of `.env`, as an operator does. */
    set(changes: Record<string, string>) {
      const file = join(folder, '.env');
      writeFileSync(file, withSettings(readFileSync(file, 'utf8'), changes));
    },
    /** Changes one line of the registry, as an operator does. */
    editRegistry(from: string, to: string) {
      writeFileSync(
        registry,
        readFileSync(registry, 'utf8').replace(from, () => to),
      );
    },
    stop,
  };
}
