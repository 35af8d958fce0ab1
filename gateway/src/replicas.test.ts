import { describe, expect, it } from 'vitest';
import { isNamed, locateReplicas } from './replicas.ts';

describe('locateReplicas', () => {
  it('leaves addresses as they are, each once and in a steady order', async () => {
    const origins = ['http://[::1]:3', 'http://127.0.0.1:2', 'http://127.0.0.1:2'];
    expect(await locateReplicas(origins)).toEqual(['http://127.0.0.1:2', 'http://[::1]:3']);
  });

  it('finds every address of a name', async () => {
    expect(await locateReplicas(['http://localhost:8080'])).toContain('http://127.0.0.1:8080');
  });

  it('finds nobody under a name that nobody has', async () => {
    expect(await locateReplicas(['http://nobody.invalid:8080'])).toEqual([]);
  });
});

it('tells names that may lead elsewhere from addresses', () => {
  const origins = ['http://svc-sites:80', 'http://10.0.0.1:80', 'http://[fd00::1]:80', 'http://localhost:80'];
  expect(origins.map(isNamed)).toEqual([true, false, false, false]);
});
