import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startFakeProvider } from '@sitewright/site-engine/testing';
import { newAccount } from '../../e2e/support/account.ts';
import { startTestPlatform } from '../../e2e/support/platform.ts';
import { ensureBuilt } from '../../scripts/lib/build.js';
import { startDatabase } from '../lib/start-database.ts';
import { createJournal } from '../load/journal.ts';
import { actLikeAPerson } from '../load/person.ts';
import { untilReady } from '../load/until.ts';
import { verify } from '../load/verify.ts';
import { createFaults } from './faults.ts';
import { createSampler, growthPerHour } from './resources.ts';

const people = 6;
const sampleMs = 2_000;
const unlimited = '1000000';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    'fault-seconds': { type: 'string', default: '20' },
    // A part that is killed every minute never lives long enough to show whether its memory levels off.
    spare: { type: 'string', default: '' },
  },
});
const minutes = Number(values.minutes);
const secondsBetweenFaults = Number(values['fault-seconds']);

await ensureBuilt();
const provider = await startFakeProvider();
const folder = mkdtempSync(join(tmpdir(), 'sitewright-soak-'));
const database = await startDatabase(folder);
const platform = await startTestPlatform({
  MONGODB_URI: database.uri,
  OPENAI_BASE_URL: provider.baseURL,
  OPENAI_MODEL: 'soak',
  GENERATIONS_PER_DAY: unlimited,
  GENERATION_TIMEOUT_SECONDS: '30',
});
const journal = createJournal();
const sampler = createSampler();
const sessions = await Promise.all(Array.from({ length: people }, () => newAccount(platform)));
const ended = AbortSignal.timeout(minutes * 60_000);

const sampling = setInterval(sampler.sample, sampleMs);
const acting = sessions.map((session) => actLikeAPerson({ url: platform.url, journal, session, ended }));
await breakThings();
await Promise.all(acting);
clearInterval(sampling);
await untilReady(platform.url);
const problems = await verify(
  platform.url,
  journal,
  sessions.map(({ token }) => token),
);
report();
await platform.close();
await provider.close();
await database.stop();
rmSync(folder, { recursive: true });
process.exit(problems.length > 0 ? 1 : 0);

async function breakThings(): Promise<void> {
  const faults = createFaults(provider, database, values.spare);
  while (!ended.aborted) {
    await wait(secondsBetweenFaults * 1000, undefined, { signal: ended }).catch(() => undefined);
    if (ended.aborted) return;
    const done = await faults[Math.floor(Math.random() * faults.length)]?.();
    console.error(`${new Date().toISOString()} ${done}`);
  }
}

function report(): void {
  const outcomes = [...journal.outcomes].toSorted().map(([outcome, count]) => `${outcome}: ${count}`);
  console.log(`${minutes} minutes, ${people} people. Requests by outcome: ${outcomes.join(', ')}.`);
  console.log(
    `${journal.sites.length} sites acknowledged, ${journal.unanswered} generations without an answer.\n`,
  );
  console.log('| part (longest life) | minutes | MB | MB an hour | descriptors | descriptors an hour |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const { part, samples } of sampler.longestLives()) {
    const last = samples.at(-1);
    const lived = ((last?.seconds ?? 0) - (samples[0]?.seconds ?? 0)) / 60;
    const cells = [
      part,
      lived.toFixed(1),
      last?.megabytes.toFixed(0),
      growthPerHour(samples, 'megabytes').toFixed(1),
      last?.descriptors,
      growthPerHour(samples, 'descriptors').toFixed(1),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  console.log(
    problems.length === 0 ? '\nNothing lost, nothing twice.' : `\nProblems:\n${problems.join('\n')}`,
  );
}
