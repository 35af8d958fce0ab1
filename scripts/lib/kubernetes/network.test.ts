import { describe, expect, it } from 'vitest';
import {
  isKubectlInstalled,
  isSelected,
  type Labels,
  needsKubectl,
  ofKind,
  podsOf,
  type Rule,
  rendered,
  services,
} from './manifests.ts';

const http = [{ protocol: 'TCP', port: 8080 }];
const measuredAt = 9464;
const databasePort = 27_017;
/** By the overlays that open it. */
const waysOut: Record<string, number[]> = {
  'svc-sites': [443],
  'svc-auth': [443],
  'svc-mail': [465, 587],
};

const portsOf = ({ ports = [] }: Rule) => ports.map(({ port }) => port);
const leavesTheCluster = ({ to }: Rule) => to === undefined || to.some(({ ipBlock }) => ipBlock);

describe.skipIf(!isKubectlInstalled())('the network', needsKubectl, () => {
  describe.each(rendered)('of %s', (name, all) => {
    const pods = podsOf(all);
    const policies = ofKind(all, 'NetworkPolicy').map(({ spec }) => spec);
    const rulesFor = (labels: Labels, direction: 'ingress' | 'egress') =>
      policies
        .filter(({ podSelector }) => isSelected(labels, podSelector))
        .flatMap((policy) => policy[direction] ?? []);

    it('lets nobody speak with anybody unless it is said', () => {
      expect(policies).toContainEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
      for (const { policyTypes, ingress, egress } of policies) {
        if (ingress) expect(policyTypes).toContain('Ingress');
        if (egress) expect(policyTypes).toContain('Egress');
      }
    });

    it('is entered by the gateway only', () => {
      for (const { metadata, spec } of ofKind(all, 'Service')) {
        expect(spec.type, metadata.name).toBeUndefined();
        expect(spec.ports?.map(({ port }) => port)).toEqual([8080]);
        expect(spec.clusterIP, metadata.name).toBe(metadata.name === 'gateway' ? undefined : 'None');
      }
      const doors = JSON.stringify([...ofKind(all, 'Ingress'), ...ofKind(all, 'HTTPRoute')]);
      expect(doors).not.toMatch(/"(svc-|mfe-|shell)/);
      if (name !== 'everything at once') expect(doors).toContain('"name":"gateway"');
    });

    it('lets everybody ask the gateway, only it the parts, and only svc-sites the browser', () => {
      const named = (part: string) => ({
        podSelector: { matchLabels: { 'app.kubernetes.io/name': part } },
      });
      for (const { part, labels } of pods) {
        const requests = rulesFor(labels, 'ingress').filter((rule) => !portsOf(rule).includes(measuredAt));
        const from = [named(part === 'look' ? 'svc-sites' : 'gateway')];
        expect(requests, part).toEqual([part === 'gateway' ? { ports: http } : { from, ports: http }]);
      }
    });

    it('lets Prometheus ask the services and the gateway what they measure', () => {
      const prometheus = { matchLabels: { 'app.kubernetes.io/name': 'prometheus' } };
      for (const { part, labels } of pods) {
        const measuring = rulesFor(labels, 'ingress').filter((rule) => portsOf(rule).includes(measuredAt));
        const from = [{ namespaceSelector: {}, podSelector: prometheus }];
        const rule = { from, ports: [{ protocol: 'TCP', port: measuredAt }] };
        expect(measuring, part).toEqual([...services, 'gateway'].includes(part) ? [rule] : []);
      }
    });

    it('lets only services reach the database, and out only where an overlay says so', () => {
      for (const { part, labels } of pods) {
        const leaving = rulesFor(labels, 'egress').filter(leavesTheCluster).flatMap(portsOf);
        const opened = name === 'overlays/gateway-api' ? [] : (waysOut[part] ?? []);
        const expected = services.includes(part) ? [databasePort, ...opened] : [];
        expect([...new Set(leaving)].toSorted(), part).toEqual(expected.toSorted());
      }
    });

    it('lets what makes indexes reach the database and nobody else, and nobody ask it', () => {
      for (const { part, labels } of podsOf(all, 'Job')) {
        const outside = rulesFor(labels, 'egress').filter(leavesTheCluster).flatMap(portsOf);
        expect(outside, part).toEqual([databasePort]);
        const inside = rulesFor(labels, 'egress').filter((rule) => !leavesTheCluster(rule));
        expect(inside.map(portsOf), part).toEqual([[53, 53]]);
        expect(rulesFor(labels, 'ingress'), part).toEqual([]);
      }
    });

    it('lets parts look names up, and nobody but the gateway ask another one', () => {
      const hasBrowser = pods.some(({ part }) => part === 'look');
      for (const { part, labels } of pods.filter((pod) => pod.part !== 'look')) {
        const inside = rulesFor(labels, 'egress').filter((rule) => !leavesTheCluster(rule));
        const asks = part === 'gateway' || (part === 'svc-sites' && hasBrowser);
        expect(inside.map(portsOf), part).toEqual(asks ? [[53, 53], [8080]] : [[53, 53]]);
      }
    });

    it('lets the browser reach nothing at all', () => {
      for (const { labels } of pods.filter(({ part }) => part === 'look'))
        expect(rulesFor(labels, 'egress')).toEqual([]);
    });

    it('never opens the networks around the cluster', () => {
      const blocks = policies.flatMap(({ egress = [] }) => egress.flatMap(({ to = [] }) => to));
      for (const { ipBlock } of blocks.filter((peer) => peer.ipBlock))
        expect(ipBlock?.except?.length, ipBlock?.cidr).toBeGreaterThan(0);
    });
  });
});
