import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from 'mongodb';
import { generate } from './change.ts';
import { copySites, readModel, type SiteModel } from './copy-sites.ts';
import { doAct } from './do-act.ts';
import { pauseMs, pickAct } from './mix.ts';
import { createPerson, type Person } from './person.ts';
import { register } from './sign-in.ts';
import { createTally, type Tally } from './tally.ts';

const preparedAtOnce = 8;
/** So many have a site made, the others have copies of these. */
const makers = 20;
const tries = 20;

/** People of one platform, who have an account and a site each. */
export interface Crowd {
  readonly people: readonly Person[];
  /** Where requests are counted from now on. */
  countInto(tally: Tally): void;
  /** Somebody with a number of their own, who is not of the crowd but is counted with it. */
  invite(number: number): Person;
  /** Makes more of them, until there are so many. */
  growTo(count: number): Promise<void>;
  /** Does that with so many at a time, for as long as there is somebody whose turn it is. */
  each(people: readonly Person[], atOnce: number, act: (person: Person) => Promise<unknown>): Promise<void>;
  /** All of the first so many do what people do, until `ended`, and what each is at then. */
  live(count: number, ended: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

export function createCrowd(url: string, db: Db): Crowd {
  const models: SiteModel[] = [];
  let tally = createTally();
  const people: Person[] = [];

  const invite = (number: number) => createPerson({ url, number, tally: () => tally });

  const each: Crowd['each'] = async (wanted, atOnce, act) => {
    const waiting = [...wanted];
    const takeTurns = async () => {
      for (let person = waiting.shift(); person; person = waiting.shift()) await act(person);
    };
    await Promise.all(Array.from({ length: atOnce }, takeTurns));
  };

  const live = async (person: Person, ended: AbortSignal) => {
    const pause = (ms: number) => wait(ms, undefined, { signal: ended }).catch(() => undefined);
    // Nobody comes at the same moment as everybody else.
    await pause(pauseMs(Math.random()) * Math.random());
    while (!ended.aborted) {
      await doAct(pickAct(Math.random()), person);
      tally.countAct();
      await pause(pauseMs(Math.random()));
    }
  };

  return {
    people,
    invite,
    each,
    countInto(next) {
      tally = next;
    },
    async growTo(count) {
      const added: Person[] = [];
      for (let number = people.length + 1; number <= count; number += 1) added.push(invite(number));
      await each(added, preparedAtOnce, register);
      people.push(...added);
      const making = added.slice(0, makers - models.length);
      await each(making, preparedAtOnce, async (person) => {
        models.push(await readModel(db, await firstSite(person)));
      });
      await copySites(db, models, added.slice(making.length));
    },
    async live(count, ended) {
      await Promise.all(people.slice(0, count).map((person) => live(person, ended)));
    },
    async close() {
      await Promise.all(people.map(({ browser }) => browser.close()));
    },
  };
}

/** @returns the id of a site that was made */
async function firstSite(person: Person): Promise<string> {
  for (let tried = 0; tried < tries; tried += 1) {
    await generate(person, 'composer');
    const [id] = person.sites;
    if (id !== undefined) return id;
  }
  throw new Error(`${person.email} has no site after ${tries} tries.`);
}
