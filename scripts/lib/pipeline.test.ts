import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from './paths.js';

interface Job {
  needs?: string | string[];
  steps: { uses?: string }[];
}

const text = readFileSync(inRoot('.github/workflows/ci.yml'), 'utf8');
const jobs: Record<string, Job> = parse(text).jobs;

it('the pipeline runs no action that somebody else can change', () => {
  for (const { uses } of Object.values(jobs).flatMap(({ steps }) => steps)) {
    if (uses) expect(uses).toMatch(/^[\w./-]+@[0-9a-f]{40}$/);
  }
});

it('its gate waits for every other job', () => {
  const others = Object.keys(jobs).filter((name) => name !== 'gate');
  expect([jobs.gate?.needs].flat().sort()).toEqual(others.sort());
});
