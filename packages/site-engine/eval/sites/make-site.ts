import { isDeepStrictEqual } from 'node:util';
import type { GeneratedSite } from '../../src/engine.ts';
import type { SiteEngine } from '../../src/pipeline/create-site-engine.ts';
import type { EvalPrompt } from '../prompts/eval-prompt.ts';
import { type MadeSite, readWritten } from './made-site.ts';

const patienceMs = 60_000;

const generate = (engine: SiteEngine, prompt: string, seed: number): Promise<GeneratedSite> =>
  engine.generate({ prompt, seed }, { signal: AbortSignal.timeout(patienceMs), onEvent: () => {} });

async function onTheClock<Result>(work: () => Promise<Result>) {
  const start = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(start);
  return { result, cpuMs: (user + system) / 1_000 };
}

const repairsOf = ({ report }: GeneratedSite): string[] =>
  report.checks.filter(({ status }) => status !== 'passed').map(({ title, status }) => `${title}: ${status}`);

/** Makes the site of a prompt twice, the second time on the clock, and its next design once. */
export async function makeSite(engine: SiteEngine, prompt: EvalPrompt): Promise<MadeSite> {
  const site = await generate(engine, prompt.text, 0);
  const { result: again, cpuMs } = await onTheClock(() => generate(engine, prompt.text, 0));
  const { files: another } = await generate(engine, prompt.text, 1);
  return {
    ...readWritten(prompt, site.files),
    another,
    repairs: repairsOf(site),
    isRepeatable: isDeepStrictEqual(site, again),
    cpuMs,
  };
}
