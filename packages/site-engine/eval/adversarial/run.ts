import { parseArgs } from 'node:util';
import { prompts as ordinary } from '../prompts/index.ts';
import { adversarialPrompts, usualSeed } from './adversarial-prompts.ts';
import { type Cost, measureCpu, totalOf } from './measure-cpu.ts';

type Measured = Cost & { id: string; total: number };

/** Milliseconds of CPU that no prompt may cost. */
const mostMs = 1_000;
const shown = 20;
/** Each so many-th ordinary prompt is read before: what a process makes ready once for a language is no cost of a prompt. */
const warmUpEvery = 10;

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |\n`;

/** The value below which a share of the ordered values lies, by the nearest-rank method. */
const at = (ordered: readonly Measured[], share: number): number =>
  Math.round(ordered[Math.max(0, Math.ceil(share * ordered.length) - 1)]?.total ?? 0);

async function measureAll(seed: number): Promise<Measured[]> {
  for (const { text } of ordinary.filter((_, at) => at % warmUpEvery === 0)) await measureCpu(text);
  const measured: Measured[] = [];
  for (const { id, text } of adversarialPrompts(seed)) {
    const cost = await measureCpu(text);
    measured.push({ id, ...cost, total: totalOf(cost) });
  }
  return measured.sort((a, b) => a.total - b.total);
}

const { values } = parseArgs({ options: { seed: { type: 'string', default: String(usualSeed) } } });
const ordered = await measureAll(Number(values.seed));
const [p50, p95, p99, max] = [0.5, 0.95, 0.99, 1].map((share) => at(ordered, share));
const lines = ordered
  .toReversed()
  .slice(0, shown)
  .map(({ id, total, compose, style, check }) =>
    row([id.replaceAll('|', '\\|'), ...[total, compose, style, check].map(Math.round)]),
  );
process.stdout.write(
  `${ordered.length} prompts, milliseconds of CPU: p50 ${p50}, p95 ${p95}, p99 ${p99}, max ${max} (goal: ${mostMs})\n\n`,
);
process.stdout.write(
  row(['Most expensive', 'total', 'compose', 'style', 'check']) + row(Array(5).fill('---')),
);
process.stdout.write(lines.join(''));
process.exitCode = (max ?? 0) <= mostMs ? 0 : 1;
