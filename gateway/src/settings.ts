import { existsSync, globSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Remote } from './parts.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

const listOf = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const isOrigin = (text: string) => URL.canParse(text) && /^http:\/\/[^/?#@]+\/?$/.test(text);

const replicasSchema = z
  .string()
  .default('')
  .transform(listOf)
  .refine((origins) => origins.every(isOrigin), {
    message: 'must be a comma-separated list such as "http://127.0.0.1:4001,http://127.0.0.1:4002"',
  })
  .transform((origins) => origins.map((origin) => new URL(origin).origin));

const isSubnet = (text: string) => {
  const [address = '', prefix = '32'] = text.split('/');
  return (
    isIP(address) !== 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIP(address) === 6 ? 128 : 32)
  );
};

const subnetsSchema = z
  .string()
  .default('')
  .transform(listOf)
  .refine((subnets) => subnets.every(isSubnet), {
    message: 'must be a comma-separated list of addresses or networks such as "10.0.0.0/8,::1"',
  });

function remotesOf(text: string | undefined): Remote[] {
  const pairs = text === undefined ? builtRemotes() : listOf(text).map((pair) => pair.split('='));
  return pairs.map(([name = '', folder]) => ({ name, folder: folder ? resolve(folder) : '' }));
}

/** Every microfrontend beside the gateway that has been built. */
function builtRemotes(): string[][] {
  const folders = globSync('mfe-*/dist', { cwd: root }).sort();
  return folders.map((folder) => [basename(dirname(folder)).replace('mfe-', ''), join(root, folder)]);
}

const remotesSchema = z
  .string()
  .optional()
  .transform(remotesOf)
  .refine((remotes) => remotes.every(({ name, folder }) => /^[a-z]+$/.test(name) && folder !== ''), {
    message: 'must be a list such as "generator=../mfe-generator/dist,dashboard=../mfe-dashboard/dist"',
  });

const portMessage = 'must be a port number from 0 to 65535';

const settingsSchema = z
  .object({
    PORT: z.coerce
      .number(portMessage)
      .int(portMessage)
      .min(0, portMessage)
      .max(65_535, portMessage)
      .default(8080),
    HOST: z.string().default('127.0.0.1'),
    UPSTREAM_AUTH: replicasSchema,
    UPSTREAM_SITES: replicasSchema,
    UPSTREAM_MAIL: replicasSchema,
    STATIC_SHELL: z
      .string()
      .default(join(root, 'shell/dist'))
      .transform((folder) => resolve(folder)),
    STATIC_MFE: remotesSchema,
    MFE_REGISTRY: z.string().optional(),
    GATEWAY: z.enum(['auto', 'nginx', 'node'], { error: 'must be auto, nginx or node' }).default('auto'),
    TRUST_PROXY: subnetsSchema,
    LOG_LEVEL: z
      .enum(['silent', 'error', 'warn', 'info', 'debug'], {
        error: 'must be silent, error, warn, info or debug',
      })
      .default('info'),
  })
  .refine(({ MFE_REGISTRY }) => MFE_REGISTRY === undefined || existsSync(MFE_REGISTRY), {
    message: 'must name an existing file',
    path: ['MFE_REGISTRY'],
  });

export type Settings = z.infer<typeof settingsSchema>;

/** An empty variable counts as unset. @throws with one sentence for each bad variable. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const result = settingsSchema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  throw new Error(result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'));
}

/** The networks whose forwarding headers may be believed. */
export function trustedProxiesOf(subnets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [address = '', prefix] = subnet.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return list;
}
