import { setTimeout as wait } from 'node:timers/promises';
import { generateResponseSchema, previewPath, type SessionResponse } from '@sitewright/contracts';
import type { AcknowledgedSite, Journal } from './journal.ts';
import { rename } from './rename.ts';
import { type LoadRequest, send } from './requests.ts';

interface PersonOptions {
  url: string;
  journal: Journal;
  session: SessionResponse;
  ended: AbortSignal;
}

/** What sites are asked for. */
export const prompts = [
  'A bakery in Lyon with opening hours and prices',
  'Portfolio of a photographer, dark, with a gallery',
  'Ein Fahrradladen in Halden mit Werkstatt und Preisen',
  'A physiotherapy practice: team, treatments, contact form',
];
const pauseMs = 200;

const pick = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];

const newPrompt = (): string => `${pick(prompts)}, number ${Math.random()}`;

/** Does what people do, one thing after the other, until the load ends. */
export async function actLikeAPerson({
  url,
  journal,
  session: { token },
  ended,
}: PersonOptions): Promise<void> {
  const own: AcknowledgedSite[] = [];
  const ask = (request: LoadRequest) => send(url, journal, { token, ...request });

  const generate = async (engine?: 'composer', leaveAfterMs?: number) => {
    const signal = leaveAfterMs === undefined ? undefined : AbortSignal.timeout(leaveAfterMs);
    const answer = await ask({
      method: 'POST',
      path: '/api/generate',
      body: { prompt: newPrompt(), ...(engine ? { engine } : {}) },
      ...(signal ? { signal } : {}),
    });
    // Whoever is told to come back may find the site made all the same.
    if (!answer || answer.status >= 500) journal.unanswered += 1;
    if (answer?.status !== 200) return;
    const { id } = generateResponseSchema.parse(JSON.parse(answer.text));
    const site: AcknowledgedSite = { id, token, possibleNames: [null], isDeleted: false };
    own.push(site);
    journal.sites.push(site);
  };
  /** Watches a site being written for a while, and leaves; what it becomes is not known here. */
  const watch = async () => {
    journal.unanswered += 1;
    await ask({
      method: 'POST',
      path: '/api/generate',
      body: { prompt: newPrompt() },
      accept: 'text/event-stream',
      signal: AbortSignal.timeout(Math.round(50 + Math.random() * 1500)),
    });
  };
  const changeDeletion = async (site: AcknowledgedSite, isDeleted: boolean) => {
    const path = `/api/sites/${site.id}${isDeleted ? '' : '/undelete'}`;
    const answer = await ask({ method: isDeleted ? 'DELETE' : 'POST', path });
    if (answer?.status === 200) site.isDeleted = isDeleted;
    else if (!answer || answer.status >= 500) site.isDeleted = undefined;
  };
  const actOn = async (act: (site: AcknowledgedSite) => Promise<unknown>) => {
    const site = pick(own.filter(({ isDeleted }) => isDeleted === false));
    if (site) await act(site);
  };

  const acts = [
    () => generate('composer'),
    () => generate(),
    () => generate(undefined, Math.round(50 + Math.random() * 500)),
    watch,
    () => ask({ method: 'GET', path: '/api/my-sites' }),
    () => actOn((site) => rename(url, journal, site)),
    () => actOn(({ id }) => ask({ method: 'GET', path: previewPath(id) })),
    () => actOn(({ id }) => ask({ method: 'GET', path: `/api/download/${id}` })),
    () => actOn((site) => changeDeletion(site, true)),
    async () => {
      const site = pick(own.filter(({ isDeleted }) => isDeleted));
      if (site) await changeDeletion(site, false);
    },
  ];
  while (!ended.aborted) {
    await pick(acts)?.();
    await wait(pauseMs * Math.random());
  }
}
