import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../paths.js';
import { findNamed, isKubectlInstalled, needsKubectl, podsOf, rendered, services } from './manifests.ts';

describe.skipIf(!isKubectlInstalled())('the indexes', needsKubectl, () => {
  describe.each(rendered)('of %s', (_name, all) => {
    it.each(services)('of %s are made by its own image, for as long as that takes', (service) => {
      const job = findNamed(all, 'Job', `${service}-indexes`)?.spec;
      const pod = job?.template.spec;
      const deployed = findNamed(all, 'Deployment', service)?.spec.template.spec;
      const [container, ...more] = pod?.containers ?? [];
      expect(more).toEqual([]);
      expect(container?.image).toBe(deployed?.containers[0]?.image);
      expect(container?.command).toEqual(['node', `${service}/src/make-indexes.ts`]);
      expect(existsSync(inRoot(container?.command?.[1] ?? ''))).toBe(true);
      expect(pod?.restartPolicy).toBe('Never');
      expect(job?.activeDeadlineSeconds).toBeUndefined();
      expect(container?.livenessProbe).toBeUndefined();
      // Its template cannot be changed, so that one that stayed would refuse the next release.
      expect(job?.ttlSecondsAfterFinished).toBeLessThanOrEqual(3600);
    });

    it('need the address of the database, and no other secret', () => {
      for (const { part, spec } of podsOf(all, 'Job')) {
        const [container] = spec.containers;
        expect(container?.env, part).toEqual([
          { name: 'MONGODB_URI_FILE', value: '/run/secrets/mongodb-uri' },
        ]);
        expect(container?.envFrom, part).toBeUndefined();
        const [own] = (spec.volumes ?? []).filter(({ name }) => name === 'secrets');
        expect(own?.secret?.items, part).toEqual([{ key: 'mongodb-uri', path: 'mongodb-uri' }]);
      }
    });
  });
});
