import { describe, expect, it } from 'vitest';
import {
  findNamed,
  isKubectlInstalled,
  needsKubectl,
  ofKind,
  podsOf,
  remotes,
  rendered,
  services,
} from './manifests.ts';

const parts = ['gateway', 'shell', ...services, ...remotes];

describe.skipIf(!isKubectlInstalled())('what runs', needsKubectl, () => {
  describe.each(rendered)('of %s', (name, all) => {
    const pods = podsOf(all);
    const everyPod = [...pods, ...podsOf(all, 'Job')];
    const containersOf = (of: typeof pods) =>
      of.flatMap(({ part, spec }) =>
        [...spec.containers, ...(spec.initContainers ?? [])].map((container) => ({ part, container })),
      );

    it('is every part of the stack, and nothing besides', () => {
      const additions = [...remotes.map((remote) => `${remote}-next`), 'look'];
      const expected = [...parts, ...(name === 'everything at once' ? additions : [])];
      expect(pods.map(({ part }) => part).sort()).toEqual(expected.sort());
      const others =
        /^(StatefulSet|DaemonSet|ReplicaSet|Pod|CronJob|(Cluster)?Role(Binding)?|ServiceAccount)$/;
      expect(all.filter(({ kind }) => others.test(kind))).toEqual([]);
      expect(podsOf(all, 'Job').map(({ part }) => part)).toEqual(services.map((part) => `${part}-indexes`));
    });

    it('is in one namespace, which refuses more rights than it has', () => {
      const [namespace, ...more] = ofKind(all, 'Namespace');
      expect(more).toEqual([]);
      expect(namespace?.metadata.labels).toEqual({ 'pod-security.kubernetes.io/enforce': 'restricted' });
      for (const { metadata } of all.filter((each) => each !== namespace))
        expect(metadata.namespace, metadata.name).toBe(namespace?.metadata.name);
    });

    it('has neither root nor a token of the cluster, and the runtime’s filter', () => {
      for (const { part, spec } of everyPod) {
        expect(spec, part).toMatchObject({
          automountServiceAccountToken: false,
          enableServiceLinks: false,
          securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
        });
        // The images name their users, whom the cluster cannot tell from root.
        expect(spec.securityContext?.runAsUser, part).toBeGreaterThan(0);
        for (const more of ['hostNetwork', 'hostPID', 'hostIPC', 'serviceAccountName'])
          expect(spec, part).not.toHaveProperty(more);
      }
    });

    it('has no rights, and writes into folders of bounded size only', () => {
      for (const { part, container } of containersOf(everyPod)) {
        expect(container.securityContext, part).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
      }
      for (const { name: volume, emptyDir, ...source } of everyPod.flatMap(
        ({ spec }) => spec.volumes ?? [],
      )) {
        if (emptyDir) expect(emptyDir.sizeLimit, volume).toMatch(/^\d+Mi$/);
        else expect(['secret', 'configMap'], volume).toContain(Object.keys(source).join());
      }
    });

    it('asks for what it needs, and is held to a limit', () => {
      for (const { part, container } of containersOf(everyPod)) {
        for (const amounts of [container.resources?.requests, container.resources?.limits]) {
          expect(amounts?.cpu, part).toMatch(/^\d+m?$/);
          expect(amounts?.memory, part).toMatch(/^\d+[MG]i$/);
        }
      }
    });

    it('is asked how it is by the routes that it has', () => {
      for (const { part, container } of containersOf(pods)) {
        const { startupProbe, readinessProbe, livenessProbe } = container;
        const paths = [startupProbe, readinessProbe, livenessProbe].map((probe) => probe?.httpGet.path);
        if (services.includes(part)) expect(paths, part).toEqual(['/livez', '/readyz', '/livez']);
        else if (part === 'gateway') expect(paths, part).toEqual(['/livez', '/livez', '/livez']);
        else expect(paths, part).toEqual(['/healthz', '/healthz', '/healthz']);
      }
    });

    it('says where it is measured, for a Prometheus that goes by what pods say', () => {
      for (const { part, annotations, spec } of pods) {
        const ports = spec.containers.flatMap(({ ports = [] }) => ports);
        const measured = ports.filter(({ name }) => name === 'metrics');
        expect(measured, part).toHaveLength([...services, 'gateway'].includes(part) ? 1 : 0);
        for (const { containerPort } of measured)
          expect(annotations, part).toEqual({
            'prometheus.io/scrape': 'true',
            'prometheus.io/port': String(containerPort),
          });
      }
    });

    it('has time for its requests when it goes', () => {
      for (const { part, spec } of pods) {
        const settings = ofKind(all, 'ConfigMap').find(({ metadata }) =>
          metadata.name.startsWith(`${part}-`),
        );
        const graceSeconds = Number(settings?.data?.STOP_GRACE_SECONDS ?? 5);
        const sleepSeconds = spec.containers[0]?.lifecycle?.preStop?.sleep?.seconds ?? 0;
        expect(sleepSeconds, part).toBeGreaterThanOrEqual(5);
        expect(spec.terminationGracePeriodSeconds, part).toBeGreaterThanOrEqual(
          sleepSeconds + graceSeconds + 5,
        );
      }
    });

    it('is replaced one by one, spread and scaled, and never all taken away', () => {
      for (const { metadata, spec } of ofKind(all, 'Deployment')) {
        const { name: part } = metadata;
        const own = { 'app.kubernetes.io/name': part };
        expect(spec.replicas, `${part}: the autoscaler says`).toBeUndefined();
        expect(spec.selector, part).toEqual({ matchLabels: own });
        expect(spec.template.metadata.labels, part).toMatchObject(own);
        expect(spec.strategy, part).toEqual({
          type: 'RollingUpdate',
          rollingUpdate: { maxUnavailable: 0, maxSurge: 1 },
        });
        const labelSelector = { matchLabels: own };
        // Of a label that not every cluster has it would make the scheduler look at none of them.
        expect(spec.template.spec.topologySpreadConstraints, part).toMatchObject([
          { topologyKey: 'kubernetes.io/hostname', labelSelector },
        ]);
        expect(spec.template.spec.affinity, part).toEqual({
          podAntiAffinity: {
            preferredDuringSchedulingIgnoredDuringExecution: [
              { weight: 100, podAffinityTerm: { topologyKey: 'topology.kubernetes.io/zone', labelSelector } },
            ],
          },
        });
        expect(findNamed(all, 'PodDisruptionBudget', part)?.spec, part).toMatchObject({
          maxUnavailable: 1,
          selector: { matchLabels: own },
        });
        const scaler = findNamed(all, 'HorizontalPodAutoscaler', part)?.spec;
        expect(scaler?.scaleTargetRef, part).toMatchObject({ kind: 'Deployment', name: part });
        expect(scaler?.minReplicas, part).toBeGreaterThanOrEqual(2);
        expect(scaler?.maxReplicas, part).toBeGreaterThan(scaler?.minReplicas ?? 0);
        expect(findNamed(all, 'Service', part)?.spec.selector, part).toEqual(own);
      }
    });
  });
});
