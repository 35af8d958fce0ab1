import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { inRoot } from '../paths.js';

export interface Probe {
  httpGet: { path: string; port: string };
}

export interface Container {
  name: string;
  image: string;
  command?: string[];
  ports?: { name: string; containerPort: number }[];
  env?: { name: string; value?: string; valueFrom?: object }[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: object }[];
  securityContext?: object;
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
  startupProbe?: Probe;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
  lifecycle?: { preStop?: { sleep?: { seconds: number } } };
  volumeMounts?: { name: string; mountPath: string; readOnly?: boolean }[];
}

export interface Volume {
  name: string;
  emptyDir?: { sizeLimit?: string };
  secret?: { secretName: string; defaultMode: number; items: { key: string; path: string }[] };
  configMap?: { name: string };
}

export interface PodSpec {
  containers: Container[];
  initContainers?: Container[];
  volumes?: Volume[];
  restartPolicy?: string;
  terminationGracePeriodSeconds?: number;
  securityContext?: { runAsUser?: number };
  topologySpreadConstraints?: { topologyKey: string; labelSelector: Selector }[];
  affinity?: object;
}

export type Labels = Record<string, string>;

export interface Selector {
  matchLabels?: Labels;
  matchExpressions?: { key: string; operator: 'In' | 'NotIn'; values: string[] }[];
}

export interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
  ipBlock?: { cidr: string; except?: string[] };
}

export interface Rule {
  from?: Peer[];
  to?: Peer[];
  ports?: { protocol: string; port: number }[];
}

export interface Manifest {
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Labels };
  data?: Record<string, string>;
  spec: {
    replicas?: number;
    selector?: Selector & Labels;
    template: { metadata: { labels: Labels; annotations?: Labels }; spec: PodSpec };
    strategy?: object;
    ttlSecondsAfterFinished?: number;
    activeDeadlineSeconds?: number;
    podSelector: Selector;
    policyTypes: string[];
    ingress?: Rule[];
    egress?: Rule[];
    clusterIP?: string;
    type?: string;
    scaleTargetRef?: { kind: string; name: string };
    minReplicas?: number;
    maxReplicas?: number;
    maxUnavailable?: number;
    ports?: { port: number }[];
  };
}

const kubectl = (args: string[]) => execFileSync('kubectl', args, { encoding: 'utf8', stdio: 'pipe' });

export function isKubectlInstalled() {
  try {
    kubectl(['kustomize', '--help']);
    return true;
  } catch {
    return false;
  }
}

export const needsKubectl = { meta: { needs: 'kubectl (no cluster)' } };

export const readManifests = (text: string): Manifest[] =>
  parseAllDocuments(text).map((document) => document.toJS());

const render = (folder: string): Manifest[] => readManifests(kubectl(['kustomize', folder]));

/** What an overlay can take, all at once. */
function renderEverything(): Manifest[] {
  const folder = mkdtempSync(join(tmpdir(), 'everything-'));
  const at = (path: string) => relative(folder, inRoot(`deploy/${path}`));
  const trials = ['generator', 'dashboard', 'admin'].map((name) => at(`trials/mfe-${name}-next`));
  const components = ['model', 'google', 'mail', 'files', 'browser', 'database-ca'].map((name) =>
    at(`components/${name}`),
  );
  try {
    writeFileSync(
      join(folder, 'kustomization.yaml'),
      JSON.stringify({ namespace: 'sitewright', resources: [at('base'), ...trials], components }),
    );
    return render(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const services = ['svc-auth', 'svc-mail', 'svc-sites'];
export const remotes = ['mfe-admin', 'mfe-dashboard', 'mfe-generator'];

/** Everything that an operator may apply, by what it is called; nothing without kubectl, which renders it. */
export const rendered: [string, Manifest[]][] = isKubectlInstalled()
  ? [
      ['overlays/ingress', render(inRoot('deploy/overlays/ingress'))],
      ['overlays/gateway-api', render(inRoot('deploy/overlays/gateway-api'))],
      ['everything at once', renderEverything()],
    ]
  : [];

/** Whether a policy or a budget means pods with these labels. */
export const isSelected = (labels: Labels, { matchLabels = {}, matchExpressions = [] }: Selector) =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every(
    ({ key, operator, values }) => values.includes(labels[key] ?? '') === (operator === 'In'),
  );

/** The pods of every Deployment, or of every Job. */
export const podsOf = (all: Manifest[], kind: 'Deployment' | 'Job' = 'Deployment') =>
  ofKind(all, kind).map(({ metadata, spec }) => ({
    part: metadata.name,
    labels: spec.template.metadata.labels,
    annotations: spec.template.metadata.annotations ?? {},
    spec: spec.template.spec,
  }));

export const ofKind = (all: Manifest[], kind: string): Manifest[] => all.filter((each) => each.kind === kind);

export const findNamed = (all: Manifest[], kind: string, name: string): Manifest | undefined =>
  ofKind(all, kind).find(({ metadata }) => metadata.name === name);
