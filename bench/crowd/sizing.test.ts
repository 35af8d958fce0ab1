import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Figures } from './figures.ts';
import { assumptions, bytesPerSite, cpuPerAct, requestsPerAct, sizeFor } from './sizing.ts';
import { fillPage } from './tables.ts';
import { testFigures } from './test-figures.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const page = read('../../docs/sizing.md');
const figures: Figures = JSON.parse(read('figures.json'));

it('is what the page says, by the figures that were measured', () => {
  expect(fillPage(page, figures)).toBe(page);
});

it('refuses a page that has no place for something', () => {
  expect(() => fillPage(page.replace('<!-- sizes -->', ''), figures)).toThrow('no place for "sizes"');
});

describe('with acts that all cost the same', () => {
  it('takes that for the mean', () => {
    expect(cpuPerAct(testFigures, 'svc-sites')).toBeCloseTo(10);
    expect(requestsPerAct(testFigures)).toBeCloseTo(2);
  });

  it('counts the files of a composed site, and the log of a model’s generation for a day', () => {
    expect(bytesPerSite(testFigures)).toEqual({ all: 100_000, files: 80_000 });
  });

  it('needs the fewest replicas for a thousand people, on one host', () => {
    const size = sizeFor(testFigures, 1000);
    expect(size).toMatchObject({ active: 50, actsADay: 2000, sites: 8000, shards: 1, nodes: 1 });
    expect(size.replicas).toEqual({ gateway: 1, 'svc-auth': 1, 'svc-sites': 3, 'svc-mail': 1 });
    // 1,000 accounts, 8,000 sites, and the log of a day’s 100 generations.
    expect(size.databaseBytes).toBeCloseTo(1000 * 300 + 8000 * 100_000 + 100 * 200_000);
    expect(size.requestsAtPeak).toBeCloseTo(((2000 * 2) / 86_400) * assumptions.peakFactor);
  });

  it('needs replicas for what they compute and for the streams they hold', () => {
    const size = sizeFor(testFigures, 10_000_000);
    // 926 acts a second of 10 ms, with a processor that is busy for 60 %: 9.26 / 0.6.
    expect(size.replicas.gateway).toBe(16);
    // 46.3 sites a second, two minutes each, 200 to a replica.
    expect(size.generationsAtOnce).toBeCloseTo(5555.6, 1);
    expect(size.replicas['svc-sites']).toBe(28);
    expect(size).toMatchObject({ shards: 5, nodes: 15 });
  });

  it('sends the app again to those whose browser does not have it', () => {
    const { bytesAMonth, actsADay, active } = sizeFor(testFigures, 1000);
    expect(bytesAMonth).toBeCloseTo(30 * (actsADay * 1000 + active * assumptions.emptyCacheShare * 200_000));
  });

  it('costs what the tokens cost', () => {
    // 100 sites a day for a month.
    expect(sizeFor(testFigures, 1000).dollarsAMonth).toBeCloseTo(3000 * (0.009 * 2 + 0.02 * 8));
  });
});
