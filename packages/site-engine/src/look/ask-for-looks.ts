import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import getRawBody from 'raw-body';
import type { SiteFile } from '../engine.ts';
import type { LookOutcome } from './look-checks.ts';
import type { LookPlace } from './look-place.ts';
import { readOutcome, toSent } from './look-protocol.ts';
import { defaultTimes, type Looker, type LookStart, type LookTimes, late } from './looker.ts';
import { startMs } from './start-look-process.ts';

export interface ServedLookSettings extends LookTimes {
  service: LookPlace;
  /** Told once, of the first site that is looked at, or is not. */
  onStart?: ((started: LookStart) => void) | undefined;
}

const away = 'the service that has one does not answer.';
/** Findings of twenty pages are far less. */
const mostBytes = 1024 * 1024;

async function readAnswer(response: IncomingMessage): Promise<unknown> {
  if (response.statusCode !== 200) throw new Error(`It answers ${response.statusCode}.`);
  return JSON.parse(await getRawBody(response, { limit: mostBytes, encoding: 'utf8' }));
}

async function ask(
  place: LookPlace,
  owner: string,
  files: readonly SiteFile[],
  signal: AbortSignal,
): Promise<LookOutcome> {
  const headers = { 'content-type': 'application/json' };
  const asking = request({ ...place, path: '/look', method: 'POST', headers, agent: false, signal });
  asking.end(JSON.stringify({ owner, files: toSent(files) }));
  const [response]: IncomingMessage[] = await once(asking, 'response', { signal });
  if (!response) return { why: away };
  return readOutcome(await readAnswer(response));
}

/** Has sites looked at where a browser can reach nothing: by a process in another container, which makes people take turns. */
export function askForLooks(settings: ServedLookSettings): Looker {
  const { service, turnMs = defaultTimes.turnMs, timeoutMs = defaultTimes.timeoutMs } = settings;
  const longestMs = turnMs + startMs + timeoutMs;
  const closing = new AbortController();
  let isTold = false;
  const tell = (started: LookStart) => {
    if (!isTold) settings.onStart?.(started);
    isTold = true;
  };
  return {
    async look(files, { signal, owner = '' }) {
      const end = AbortSignal.any([signal, closing.signal, AbortSignal.timeout(longestMs)]);
      try {
        const outcome = await ask(service, owner, files, end);
        tell({ guard: 'elsewhere' });
        return outcome;
      } catch (error) {
        if (end.aborted) return { why: late };
        tell({ failed: error instanceof Error ? error.message : String(error) });
        return { why: away };
      }
    },
    async close() {
      closing.abort();
    },
  };
}
