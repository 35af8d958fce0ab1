import { describe, expect, it } from 'vitest';
import { imageOf, parts, render, renderSurroundings } from '../../../e2e/support/platform-on-cluster.ts';
import {
  findNamed,
  isKubectlInstalled,
  needsKubectl,
  ofKind,
  podsOf,
  readManifests,
  rendered,
} from './manifests.ts';

/** What differs from instance to instance, and so may differ in the test, too. */
const own = /"(image|name)":"[^"]*(sitewright|svc-|gateway-)[^"]*"/g;
const comparable = (value: unknown) => JSON.stringify(value).replaceAll(own, '"own"');

const read = async (text: Promise<string>) => readManifests(await text);

/** Rendered once, which takes its time; nothing without kubectl. */
const platform = isKubectlInstalled() ? await read(render()) : [];
const around = isKubectlInstalled() ? await read(renderSurroundings()) : [];

describe.skipIf(!isKubectlInstalled())('what the test on a cluster applies', needsKubectl, () => {
  it('is the pods of deploy/ with images of its own', () => {
    const pods = podsOf(platform);
    expect(pods.map(({ part }) => part).toSorted()).toEqual(parts.toSorted());
    for (const { part, spec } of pods)
      expect(
        spec.containers.map(({ image }) => image),
        part,
      ).toEqual([imageOf(part)]);
    const [, ingress = []] = rendered.find(([name]) => name === 'overlays/ingress') ?? [];
    for (const { part, spec } of podsOf(ingress))
      expect(comparable(pods.find((pod) => pod.part === part)?.spec), part).toBe(comparable(spec));
  });

  it('has as many pods as a test wants, and settings of svc-sites that a test gives', async () => {
    const changed = await read(render({ sitesReplicas: 1, sitesSettings: { OPENAI_MODEL: 'paced' } }));
    for (const [all, sites] of [
      [platform, 3],
      [changed, 1],
    ] as const) {
      const scalers = ofKind(all, 'HorizontalPodAutoscaler');
      expect(scalers).toHaveLength(parts.length);
      for (const { metadata, spec } of scalers) {
        const wanted = metadata.name === 'svc-sites' ? sites : 2;
        expect([spec.minReplicas, spec.maxReplicas], metadata.name).toEqual([wanted, wanted]);
      }
    }
    const told = ofKind(changed, 'ConfigMap').filter(({ data }) => data?.OPENAI_MODEL === 'paced');
    expect(told.map(({ metadata }) => metadata.name)).toEqual([expect.stringMatching(/^svc-sites-/)]);
    expect(told[0]?.data).toHaveProperty('STOP_GRACE_SECONDS');
  });

  it('lets the test in by the gateway', () => {
    const entrance = findNamed(platform, 'Service', 'entrance');
    expect(entrance?.spec).toMatchObject({
      type: 'NodePort',
      selector: { 'app.kubernetes.io/name': 'gateway' },
    });
  });

  it('has its database in a namespace that the platform’s removal leaves alone', () => {
    expect(ofKind(around, 'StatefulSet').map(({ metadata }) => metadata.name)).toEqual(['mongodb']);
    const names = (all: typeof platform) =>
      new Set(all.map(({ metadata }) => metadata.namespace ?? metadata.name));
    expect(names(platform)).toEqual(new Set(['sitewright']));
    expect(names(around)).toEqual(new Set(['sitewright-around']));
  });
});
