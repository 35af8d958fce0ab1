import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { clusterTag } from '../../scripts/lib/cluster-images.js';
import { inRoot } from '../../scripts/lib/paths.js';
import { ensureStackSecrets } from '../../scripts/lib/stack-secrets.js';
import { around, inPlatform, kubectl, namespace } from './kubectl.ts';

export const services = ['svc-auth', 'svc-sites', 'svc-mail'];
export const frontEnds = ['shell', 'mfe-generator', 'mfe-dashboard', 'mfe-admin'];
export const parts = ['gateway', ...services, ...frontEnds];

/** Where the nodes have, or find, the images of `npm run test:kubernetes -- --images`. */
const { IMAGE_PREFIX: prefix = 'sitewright', IMAGE_TAG: tag = clusterTag } = process.env;

export const imageOf = (name: string) => `${prefix}/${name}:${tag}`;

const images = (names: readonly string[]) =>
  names.map((name) => ({ name: `sitewright/${name}`, newName: `${prefix}/${name}`, newTag: tag }));

/** As many replicas as a test says, and no more: a small machine under load would make as many as there may be. */
const pinned = (replicas: number, name?: string) => ({
  target: { kind: 'HorizontalPodAutoscaler', ...(name && { name }) },
  patch: JSON.stringify(
    ['minReplicas', 'maxReplicas'].map((field) => ({
      op: 'replace',
      path: `/spec/${field}`,
      value: replicas,
    })),
  ),
});

const unlimited = '1000000';

export interface Overlay {
  /** Another version of deploy/base. */
  base?: string;
  sitesReplicas?: number;
  /** What svc-sites is told besides. */
  sitesSettings?: Record<string, string>;
}

const settings = (name: string, values: Record<string, string>) => ({
  name,
  behavior: 'merge',
  literals: Object.entries(values).map(([key, value]) => `${key}=${value}`),
});

/** An overlay as an operator writes one: images, settings, how many replicas, and how people come in. */
const overlay = (folder: string, { base, sitesReplicas = 3, sitesSettings = {} }: Overlay) => ({
  namespace,
  resources: [base ?? inRoot('deploy/base'), inRoot('e2e/kubernetes/entrance')].map((path) =>
    relative(folder, path),
  ),
  images: images(parts),
  configMapGenerator: [
    settings('svc-auth', { REGISTRATIONS_PER_HOUR: unlimited }),
    settings('svc-sites', { GENERATIONS_PER_DAY: unlimited, ...sitesSettings }),
  ],
  patches: [pinned(2), pinned(sitesReplicas, 'svc-sites')],
});

async function withKustomization(
  make: (folder: string) => object,
  act: (folder: string) => Promise<string>,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-overlay-'));
  try {
    writeFileSync(join(folder, 'kustomization.yaml'), JSON.stringify(make(folder)));
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const apply = (changes: Overlay = {}) =>
  withKustomization(
    (folder) => overlay(folder, changes),
    (folder) => kubectl('apply', '--kustomize', folder),
  );

/** Everything that was applied goes, the namespace with it. */
export const remove = () =>
  withKustomization(
    (folder) => overlay(folder, {}),
    (folder) => kubectl('delete', '--kustomize', folder, '--ignore-not-found', '--timeout=5m'),
  );

/** Everything that is applied with these changes, as YAML; needs no cluster. */
export const render = (changes: Overlay = {}) =>
  withKustomization(
    (folder) => overlay(folder, changes),
    (folder) => kubectl('kustomize', folder),
  );

const surroundings = (folder: string) => ({
  resources: [relative(folder, inRoot('e2e/kubernetes/around'))],
  images: images(['embedded-mongo']),
});

export const applySurroundings = () =>
  withKustomization(surroundings, (folder) => kubectl('apply', '--kustomize', folder));

export const renderSurroundings = () =>
  withKustomization(surroundings, (folder) => kubectl('kustomize', folder));

export const removeSurroundings = () =>
  kubectl('delete', 'namespace', around, '--ignore-not-found', '--timeout=5m');

/** The files of the stack's secrets that deploy/README.md names. */
const secretFiles = [
  ...['jwt-secret', 'mongodb-uri', 'admin-password', 'google-client-secret'],
  ...['openai-api-key', 'smtp-url', 's3-access-key-id', 's3-secret-access-key'],
];

/** Secrets as `npm run stack` makes them, for a database of the operator's own. */
export function makeSecrets(folder: string) {
  ensureStackSecrets(folder);
  const host = `mongodb.${around}.svc.cluster.local`;
  writeFileSync(join(folder, 'mongodb-uri'), `mongodb://${host}:27017/sitewright?directConnection=true`);
}

export const hasNamespace = async () =>
  (await kubectl('get', 'namespace', namespace, '--ignore-not-found')) !== '';

/** The namespace and its secrets, where they are missing. */
export async function ensureNamespace(secrets: string) {
  if (await hasNamespace()) return;
  await kubectl('create', 'namespace', namespace);
  const files = secretFiles.map((name) => `--from-file=${join(secrets, name)}`);
  await inPlatform('create', 'secret', 'generic', namespace, ...files);
}
