import { setTimeout as wait } from 'node:timers/promises';
import {
  answers,
  breaksAfter,
  type FakeProvider,
  failsWith,
  garbles,
  hangsAfter,
  recordedAnswer,
} from '@sitewright/site-engine/testing';
import { commandLine, descendants } from '../../e2e/support/processes.ts';
import type { startDatabase } from '../lib/start-database.ts';

/** What is broken on purpose. Returns what was done, for the report, once it is no longer so. */
export type Fault = () => string | Promise<string>;

type Database = Pick<Awaited<ReturnType<typeof startDatabase>>, 'kill' | 'start'>;

const awaySeconds = 30;

const half = recordedAnswer.slice(0, recordedAnswer.length / 2);

const providerFaults = {
  'the provider answers 429': failsWith(429, { 'retry-after': '1' }),
  'the provider answers 500': failsWith(500),
  'the provider breaks off': breaksAfter(half),
  'the provider falls silent': hangsAfter(half),
  'the provider garbles': garbles(half),
};

const kill =
  (script: string): Fault =>
  () => {
    const pid = descendants(process.pid).find((each) => commandLine(each).includes(script));
    if (pid) process.kill(pid, 'SIGKILL');
    return `kill -9 of ${script}`;
  };

const endDatabase = (database: Database, seconds: number, done: string) => async () => {
  await database.kill();
  await wait(seconds * 1000);
  await database.start();
  return done;
};

/** svc-sites twice: it has the most to lose. */
const killed = ['svc-sites', 'svc-sites', 'svc-auth', 'svc-mail'];

/** Every fault once in a while, in an order of its own each time; `spared` is a part that is not killed. */
export function createFaults(provider: FakeProvider, database: Database, spared: string): Fault[] {
  return [
    ...killed.filter((part) => part !== spared).map((part) => kill(`${part}/src/main.ts`)),
    endDatabase(database, 0, 'kill -9 of the database'),
    endDatabase(database, awaySeconds, `the database is away for ${awaySeconds} s`),
    ...Object.entries(providerFaults).map(([name, behaviour]) => () => {
      // Several in a row, so that retries meet them too; afterwards all is well again.
      provider.behave(behaviour, behaviour, behaviour, behaviour, answers(recordedAnswer));
      return name;
    }),
  ];
}
