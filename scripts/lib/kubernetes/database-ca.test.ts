import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../paths.js';
import { isKubectlInstalled, needsKubectl, podsOf, rendered, services } from './manifests.ts';

const volume = {
  name: 'mongodb-ca',
  secret: {
    secretName: 'mongodb-ca',
    defaultMode: 0o440,
    items: [{ key: 'ca.crt', path: 'ca.crt' }],
  },
};
const mount = { name: 'mongodb-ca', mountPath: '/run/mongodb-ca', readOnly: true };

describe.skipIf(!isKubectlInstalled())('an authority of one’s own for the database', needsKubectl, () => {
  it.each(rendered)('is there for whoever speaks with it, where it is asked for: %s', (name, all) => {
    const told = [...podsOf(all), ...podsOf(all, 'Job')].filter(({ spec }) =>
      spec.volumes?.some((each) => each.name === volume.name),
    );
    const expected =
      name === 'everything at once' ? [...services, ...services.map((part) => `${part}-indexes`)] : [];
    expect(told.map(({ part }) => part).toSorted()).toEqual(expected.toSorted());
    for (const { part, spec } of told) {
      expect(spec.volumes, part).toContainEqual(volume);
      expect(spec.containers[0]?.volumeMounts, part).toContainEqual(mount);
    }
  });

  it('is named by its place in what an operator reads', () => {
    const place = `tlsCAFile=${mount.mountPath}/${volume.secret.items[0]?.path}`;
    expect(readFileSync(inRoot('deploy/README.md'), 'utf8')).toContain(place);
  });
});
