import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { answers, type Behaviour } from './behaviours.ts';
import { createDirection, type Directed, type Direction } from './directed.ts';
import { recordedAnswer } from './recorded-answer.ts';

export interface RecordedRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

export interface FakeProvider {
  /** For `OPENAI_BASE_URL`. */
  readonly baseURL: string;
  /** What was asked, in order. */
  readonly requests: readonly RecordedRequest[];
  /** Answers the next requests one by one in these ways, and all later ones in the last of them. */
  behave(...behaviours: [Behaviour, ...Behaviour[]]): void;
  /** From now on the test writes the answers to requests whose prompt contains these words, piece by piece. */
  direct(words: string): Direction;
  close(): Promise<void>;
}

const hasBody = ({ method }: IncomingMessage) => method === 'POST';

async function record(request: IncomingMessage): Promise<RecordedRequest> {
  const { method = '', url = '', headers } = request;
  return { method, url, headers, body: hasBody(request) ? await json(request) : undefined };
}

/**
 * Starts an OpenAI-compatible server on a free loopback port. It streams {@link recordedAnswer} in random byte splits,
 * the same for the same seed, until it is told to behave otherwise.
 */
export async function startFakeProvider({ seed = 1 }: { seed?: number } = {}): Promise<FakeProvider> {
  const requests: RecordedRequest[] = [];
  let queue: Behaviour[] = [];
  let current: Behaviour = answers(recordedAnswer);
  const directions: Directed[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const recorded = await record(request);
    requests.push(recorded);
    const direction = directions.find(({ isFor }) => isFor(recorded));
    if (direction) return direction.take(response, seed + requests.length, recorded);
    current = queue.shift() ?? current;
    await current(response, seed + requests.length);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseURL: `http://127.0.0.1:${port}/v1`,
    requests,
    behave(...behaviours) {
      queue = [...behaviours];
    },
    direct(words) {
      const direction = createDirection(words);
      directions.unshift(direction);
      return direction;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
