import { readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { startFakeProvider } from '@sitewright/site-engine/testing';
import { MongoClient } from 'mongodb';
import { startTestPlatform } from '../../e2e/support/platform.ts';
import { createCrowd } from './crowd.ts';
import type { Figures, StepFigures } from './figures.ts';
import { measureCosts } from './measure-costs.ts';
import { measureStep } from './measure-step.ts';
import type { Options } from './options.ts';
import { curveRow } from './tables.ts';

const unlimited = '1000000';
/** Limits by address hold, with an address for each person; those of the whole instance are as an operator of so many sets them. */
const settings = {
  METRICS_PORT: '0',
  TRUST_PROXY: '127.0.0.1',
  OPENAI_MODEL: 'fake-model',
  GENERATIONS_PER_DAY: unlimited,
  GENERATIONS_AT_ONCE: '100',
  GENERATIONS_WAITING: '1000',
  STORAGE_PER_PERSON_MB: unlimited,
  MESSAGES_PER_HOUR: unlimited,
  MESSAGES_PER_HOUR_OVERALL: unlimited,
};

const say = (text: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);

/** What is measured, and what is closed after it, the last one first. */
async function startAll(resources: AsyncDisposableStack) {
  const provider = resources.adopt(await startFakeProvider(), (it) => it.close());
  const platform = await startTestPlatform({ ...settings, OPENAI_BASE_URL: provider.baseURL });
  resources.defer(() => platform.close());
  const databaseUri = readFileSync(join(platform.dataDir, 'mongodb-uri'), 'utf8').trim();
  const client = resources.adopt(await new MongoClient(databaseUri).connect(), (it) => it.close());
  const db = client.db();
  const crowd = resources.adopt(createCrowd(platform.url, db), (it) => it.close());
  return { provider, platform, databaseUri, db, crowd };
}

type Started = Awaited<ReturnType<typeof startAll>>;

async function measureSteps(started: Started, { people: sizes, seconds }: Options): Promise<StepFigures[]> {
  const steps: StepFigures[] = [];
  for (const people of sizes) {
    say(`Preparing ${people} people, with an account and a site each …`);
    await started.crowd.growTo(people);
    say(`${people} people at once, for ${seconds} s …`);
    const step = await measureStep({ ...started, people, seconds });
    steps.push(step);
    say(`| ${curveRow(step).join(' | ')} |`);
  }
  return steps;
}

/** A platform of its own, what each act costs there, and then the steps. */
export async function measureAll(options: Options): Promise<Figures> {
  const resources = new AsyncDisposableStack();
  try {
    const started = await startAll(resources);
    const costs = await measureCosts({ ...started, say });
    const steps = await measureSteps(started, options);
    return {
      date: new Date().toISOString().slice(0, 10),
      processors: availableParallelism(),
      processor: cpus()[0]?.model.trim() ?? 'unknown',
      node: process.version,
      gateway: started.platform.parts.gateway?.ready.server ?? 'unknown',
      ...costs,
      steps,
    };
  } finally {
    await resources.disposeAsync();
  }
}
