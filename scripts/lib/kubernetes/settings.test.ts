import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { lookServiceSettingsSchema } from '../../../packages/site-engine/src/look/look-service-settings.ts';
import { settingsSchema as authSettings } from '../../../svc-auth/src/config.ts';
import { settingsSchema as mailSettings } from '../../../svc-mail/src/config.ts';
import { settingsSchema as sitesSettings } from '../../../svc-sites/src/config.ts';
import { inRoot } from '../paths.js';
import { findNamed, isKubectlInstalled, needsKubectl, ofKind, podsOf, rendered } from './manifests.ts';

interface StackPart {
  secrets?: string[];
  environment?: Record<string, string>;
}

const read = (path: string) => readFileSync(inRoot(path), 'utf8');
const stack: Record<string, StackPart> = parse(read('docker-compose.yml'), { merge: true }).services;
const gatewaySettings = stack.gateway?.environment ?? {};
const known: Record<string, string[]> = {
  'svc-auth': Object.keys(authSettings.shape),
  'svc-sites': Object.keys(sitesSettings.shape),
  'svc-mail': Object.keys(mailSettings.shape),
  gateway: Object.keys(gatewaySettings),
  look: Object.keys(lookServiceSettingsSchema.shape),
};

describe.skipIf(!isKubectlInstalled())('what parts are told', needsKubectl, () => {
  describe.each(rendered)('by %s', (_name, all) => {
    const pods = podsOf(all).map(({ part, spec }) => ({
      part,
      secrets: (spec.volumes ?? []).flatMap(({ secret }) =>
        secret?.secretName === 'sitewright' ? secret : [],
      ),
      mounts: spec.containers.flatMap(({ volumeMounts = [] }) => volumeMounts),
      variables: spec.containers.flatMap(({ env = [] }) => env),
      sources: spec.containers.flatMap(({ envFrom = [] }) => envFrom),
    }));

    it('has the secrets of the stack in files, each part its own', () => {
      for (const { part, secrets, mounts, variables } of pods) {
        const keys = secrets.flatMap(({ items }) => items.map(({ key }) => key));
        expect(keys.toSorted(), part).toEqual((stack[part]?.secrets ?? []).toSorted());
        for (const { defaultMode } of secrets) expect(defaultMode, part).toBe(0o440);
        const files = variables.filter(({ name }) => name.endsWith('_FILE')).map(({ value }) => value);
        expect(files.toSorted(), part).toEqual(keys.map((key) => `/run/secrets/${key}`).toSorted());
        const folders = mounts.filter(({ name }) => name === 'secrets');
        const folder = { name: 'secrets', mountPath: '/run/secrets', readOnly: true };
        expect(folders, part).toEqual(keys.length > 0 ? [folder] : []);
      }
    });

    it('has no secret in an environment', () => {
      for (const { part, variables, sources } of pods) {
        for (const { name, valueFrom } of variables) {
          expect(valueFrom, name).toBeUndefined();
          expect(name, part).toMatch(/_FILE$|^METRICS_PORT$/);
        }
        for (const { secretRef } of sources) expect(secretRef, part).toBeUndefined();
      }
    });

    it('sets nothing that a part does not know', () => {
      for (const { part, sources } of pods) {
        expect(sources, part).toHaveLength(part in known ? 1 : 0);
        for (const { configMapRef } of sources) {
          const settings = findNamed(all, 'ConfigMap', configMapRef?.name ?? '');
          expect(known[part], part).toEqual(
            expect.arrayContaining(Object.keys(settings?.data ?? { none: '' })),
          );
        }
      }
    });

    it('names the places of all parts as the stack does', () => {
      const [source] = pods.find(({ part }) => part === 'gateway')?.sources ?? [];
      const told = findNamed(all, 'ConfigMap', source?.configMapRef?.name ?? '')?.data ?? {};
      const places = Object.entries(gatewaySettings).filter(([name]) => /^(UPSTREAM_|MFE_)/.test(name));
      expect(places).toHaveLength(6);
      for (const [name, value] of places) {
        const short = told[name]?.replaceAll('.sitewright.svc.cluster.local:', ':');
        expect(short, name).toBe(value.replaceAll(/,\s+/g, ','));
      }
    });

    it('names them whole, since nginx knows no search domains', () => {
      const [source] = pods.find(({ part }) => part === 'gateway')?.sources ?? [];
      const told = findNamed(all, 'ConfigMap', source?.configMapRef?.name ?? '')?.data ?? {};
      const hosts = Object.values(told).flatMap((value) => [...value.matchAll(/http:\/\/([^:/,]+):8080/g)]);
      expect(hosts).toHaveLength(10);
      for (const [, host = ''] of hosts) {
        const [name = '', ...rest] = host.split('.');
        const service = findNamed(all, 'Service', name);
        // The second place of a remote is empty until something is tried there.
        if (!name.endsWith('-next')) expect(service, host).toBeDefined();
        expect(rest, host).toEqual([ofKind(all, 'Namespace')[0]?.metadata.name, 'svc', 'cluster', 'local']);
      }
    });
  });
});

it('the registry of remotes is the stack’s', () => {
  expect(read('deploy/base/gateway/mfe-registry.json')).toBe(read('gateway/registry/mfe-registry.json'));
});
