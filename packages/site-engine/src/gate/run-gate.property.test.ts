import { expect, test } from 'vitest';
import type { SiteFile } from '../engine.ts';
import { createFavicon } from '../launch-pack/favicon.ts';
import { OutputParser } from '../protocol/parser.ts';
import { createRandom, recordedAnswer } from '../testing/index.ts';
import { rules } from './rules/index.ts';
import { runGate } from './run-gate.ts';

function recordedSite(): SiteFile[] {
  const parser = new OutputParser();
  parser.push(recordedAnswer);
  return [
    ...parser.end().files.filter(({ path }) => path !== 'theme.css'),
    { path: 'favicon.svg', content: createFavicon('H') },
    { path: 'styles.css', content: '' },
  ];
}

/** Cuts a few pieces out of a page and repeats others elsewhere, as a bad model would. */
function damage(page: string, random: () => number): string {
  const place = () => Math.floor(random() * page.length);
  let damaged = page;
  for (let count = 0; count < 4; count += 1) {
    const start = place();
    damaged = damaged.slice(0, start) + damaged.slice(start + Math.floor(random() * 60));
    const copied = place();
    const target = place();
    damaged = damaged.slice(0, target) + page.slice(copied, copied + 80) + damaged.slice(target);
  }
  return random() < 0.3 ? damaged.slice(0, place()) : damaged;
}

const site = recordedSite();
const damagedSite = (seed: number): SiteFile[] => {
  const random = createRandom(seed);
  return site.map((file) =>
    file.path.endsWith('.html') ? { ...file, content: damage(String(file.content), random) } : file,
  );
};

const seeds = Array.from({ length: 60 }, (_, seed) => seed);

test.each(seeds)('a damaged site (%i) is repaired as far as it can be in one run', (seed) => {
  const first = runGate(rules, damagedSite(seed));
  const second = runGate(rules, first.files);

  expect(second.files).toEqual(first.files);
  expect(second.checks.filter(({ status }) => status === 'repaired')).toEqual([]);
  expect(second.checks.filter(({ status }) => status === 'failed')).toEqual(
    first.checks.filter(({ status }) => status === 'failed'),
  );
});
