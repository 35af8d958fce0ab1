import { type MfeRegistry, mfeRegistrySchema } from '@sitewright/contracts';
import { forgetEarlyAnswers, takeEarlyAnswer } from './early-answers.ts';

const address = '/mfe-registry.json';
const registryTimeout = 8000;

async function fetchRegistry(): Promise<MfeRegistry> {
  const answer = await (takeEarlyAnswer(address) ??
    fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(registryTimeout) }));
  if (!answer.ok) throw new Error(`The registry of remotes answered ${answer.status}.`);
  return mfeRegistrySchema.parse(await answer.json());
}

/** Reads which remotes this server has. */
export type RegistryReader = (options: { afresh: boolean }) => Promise<MfeRegistry>;

/** A reader that asks once and keeps the answer, until it is told to ask afresh. A failure is not kept. */
export function createRegistryReader(): RegistryReader {
  let kept: Promise<MfeRegistry> | undefined;
  return ({ afresh }) => {
    if (kept && !afresh) return kept;
    if (afresh) forgetEarlyAnswers();
    const asked = fetchRegistry();
    kept = asked;
    asked.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return asked;
  };
}
