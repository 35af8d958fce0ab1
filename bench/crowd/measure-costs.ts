import { type FakeProvider, paces, recordedAnswer } from '@sitewright/site-engine/testing';
import type { Db } from 'mongodb';
import { modelSpeed } from '../lib/model-speed.ts';
import { generate } from './change.ts';
import { costOf, measureIdle } from './cost-of.ts';
import type { Crowd } from './crowd.ts';
import { doAct } from './do-act.ts';
import type { ActCost, Figures } from './figures.ts';
import { type Act, acts } from './mix.ts';
import { openApp } from './open-app.ts';
import type { Person } from './person.ts';
import { register } from './sign-in.ts';

/** Who does each act, and how often each of them does it. */
const costPeople = 20;
const times = 6;
const modelTimes = 1;
const warmUps = 2;
/** The number of the first of those who come once and are not of the crowd. */
const strangers = 1_000_000;

/** With an empty cache, and an account that is made then. */
async function visitFirst(person: Person): Promise<void> {
  await openApp(person);
  await register(person);
}

interface CostsOptions {
  db: Db;
  crowd: Crowd;
  provider: FakeProvider;
  say: (text: string) => void;
}

/** What one of each act costs, by itself: people of a crowd that has so many do nothing else meanwhile. */
export async function measureCosts(
  options: CostsOptions,
): Promise<Pick<Figures, 'idle' | 'costs' | 'modelInput'>> {
  const { db, crowd, provider, say } = options;
  await crowd.growTo(costPeople);
  const people = crowd.people.slice(0, costPeople);

  say('Warming up …');
  for (let round = 0; round < warmUps; round += 1)
    for (const act of acts) await crowd.each(people, costPeople, (person) => doAct(act, person));

  say('What nothing costs …');
  const idle = await measureIdle();
  const common = { crowd, db, people, times, idle };
  const costs: Partial<Record<Act, ActCost>> = {};
  for (const act of acts) {
    say(`What "${act}" costs …`);
    costs[act] = await costOf({ ...common, act: (person) => doAct(act, person) });
  }

  say('What a first visit costs …');
  const newcomers = Array.from({ length: costPeople * times }, (_, index) => crowd.invite(strangers + index));
  const firstVisit = await costOf({ ...common, people: newcomers, times: 1, act: visitFirst });
  for (const { browser } of newcomers) await browser.close();

  say('What a site by a model costs …');
  provider.behave(paces(recordedAnswer, modelSpeed));
  const byModel = await costOf({ ...common, times: modelTimes, act: (person) => generate(person) });
  return {
    costs: { ...(costs as Record<Act, ActCost>), firstVisit, generateByModel: byModel },
    idle,
    modelInput: inputOf(provider),
  };
}

/** Characters of the first request for a site. */
function inputOf({ requests }: FakeProvider): number {
  const asked = requests.find(({ method }) => method === 'POST');
  return JSON.stringify(asked?.body ?? '').length;
}
