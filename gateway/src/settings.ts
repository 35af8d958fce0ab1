import { existsSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { HostPair } from './http/preview-host.ts';
import type { Tls } from './nginx/nginx-layout.ts';
import { remoteFoldersSchema, remoteServersSchema, root } from './remotes-settings.ts';
import { areReplicas } from './replicas.ts';
import { isOrigin, listOf } from './settings-text.ts';

const replicasSchema = z
  .string()
  .default('')
  .transform(listOf)
  .refine((origins) => origins.every(isOrigin) && areReplicas(origins), {
    message:
      'must be a list of addresses such as "http://127.0.0.1:4001,http://127.0.0.1:4002", or one name such as "http://svc-sites:8080"',
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

const portMessage = 'must be a port number from 0 to 65535';

const portSchema = z.coerce.number(portMessage).int(portMessage).min(0, portMessage).max(65_535, portMessage);

const graceMessage = 'must be a number of seconds from 0 to 600';

const fileSchema = z.string().refine(existsSync, 'must name an existing file').optional();

const isOtherOrigin = (origin: string, publicUrl: string | undefined) =>
  publicUrl !== undefined && URL.parse(publicUrl)?.host !== URL.parse(origin)?.host;

const settingsSchema = z
  .object({
    PORT: portSchema.default(8080),
    HOST: z.string().default('127.0.0.1'),
    UPSTREAM_AUTH: replicasSchema,
    UPSTREAM_SITES: replicasSchema,
    UPSTREAM_MAIL: replicasSchema,
    STATIC_SHELL: z
      .string()
      .default(join(root, 'shell/dist'))
      .transform((folder) => resolve(folder)),
    STATIC_MFE: remoteFoldersSchema,
    UPSTREAM_SHELL: replicasSchema,
    UPSTREAM_MFE: remoteServersSchema,
    MFE_REGISTRY: fileSchema,
    TLS_CERTIFICATE_FILE: fileSchema,
    TLS_KEY_FILE: fileSchema,
    REDIRECT_PORT: portSchema.optional(),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: 'must be a whole address such as https://sites.example.com' })
      .optional(),
    PREVIEW_ORIGIN: z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://previews.example.com' })
      .optional(),
    GATEWAY: z.enum(['auto', 'nginx', 'node'], { error: 'must be auto, nginx or node' }).default('auto'),
    TRUST_PROXY: subnetsSchema,
    STOP_GRACE_SECONDS: z.coerce.number(graceMessage).min(0, graceMessage).max(600, graceMessage).default(3),
    METRICS_PORT: portSchema.optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'must be an address such as http://collector:4318' })
      .optional(),
    LOG_LEVEL: z
      .enum(['silent', 'error', 'warn', 'info', 'debug'], {
        error: 'must be silent, error, warn, info or debug',
      })
      .default('info'),
  })
  .refine(({ TLS_CERTIFICATE_FILE, TLS_KEY_FILE }) => !TLS_CERTIFICATE_FILE === !TLS_KEY_FILE, {
    message: 'must be set together with TLS_CERTIFICATE_FILE, or neither',
    path: ['TLS_KEY_FILE'],
    when: () => true,
  })
  .refine(
    ({ REDIRECT_PORT, TLS_CERTIFICATE_FILE, PUBLIC_URL }) =>
      REDIRECT_PORT === undefined || (TLS_CERTIFICATE_FILE && PUBLIC_URL?.startsWith('https://')),
    {
      message: 'must be set together with TLS_CERTIFICATE_FILE and an https:// PUBLIC_URL to send people to',
      path: ['REDIRECT_PORT'],
    },
  )
  .refine(({ PREVIEW_ORIGIN, PUBLIC_URL }) => !PREVIEW_ORIGIN || isOtherOrigin(PREVIEW_ORIGIN, PUBLIC_URL), {
    message: 'must be set together with PUBLIC_URL, and be another host than it',
    path: ['PREVIEW_ORIGIN'],
    when: () => true,
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

/** @returns nothing where it is an address: policies know none but 127.0.0.1 as a host (CSP 3, section 6.7.2.8). */
export function publicHostOf({ PUBLIC_URL }: Settings): string | undefined {
  const url = PUBLIC_URL === undefined ? undefined : new URL(PUBLIC_URL);
  const isAddress = url && isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0;
  return isAddress ? undefined : url?.host;
}

/** @returns nothing where no preview host was set up. */
export function previewHostsOf({ PREVIEW_ORIGIN, PUBLIC_URL }: Settings): HostPair | undefined {
  if (!PREVIEW_ORIGIN || !PUBLIC_URL) return undefined;
  return { app: new URL(PUBLIC_URL).host, preview: new URL(PREVIEW_ORIGIN).host };
}

/** @returns nothing where a proxy in front ends TLS, or nobody does. */
export function tlsOf(settings: Settings): Tls | undefined {
  const { TLS_CERTIFICATE_FILE, TLS_KEY_FILE, REDIRECT_PORT, PUBLIC_URL } = settings;
  if (!TLS_CERTIFICATE_FILE || !TLS_KEY_FILE) return undefined;
  const redirect =
    REDIRECT_PORT && PUBLIC_URL ? { port: REDIRECT_PORT, to: new URL(PUBLIC_URL).origin } : undefined;
  return { certificateFile: resolve(TLS_CERTIFICATE_FILE), keyFile: resolve(TLS_KEY_FILE), redirect };
}
