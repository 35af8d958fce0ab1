import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { answers, type Behaviour } from './behaviours.ts';
import { createDirection, type Directed, type Direction } from './directed.ts';
import { recordedAnswer } from './recorded-answer.ts';
import type { RecordedRequest } from './recorded-request.ts';

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

export interface FakeProviderOptions {
  seed?: number;
  /** Where other machines, or containers, are to reach it. */
  host?: string;
  port?: number;
}

/**
 * Starts an OpenAI-compatible server, on a free loopback port unless told otherwise. It streams {@link recordedAnswer} in random byte splits,
 * the same for the same seed, until it is told to behave otherwise.
 */
export async function startFakeProvider({
  seed = 1,
  host = '127.0.0.1',
  port: wantedPort = 0,
}: FakeProviderOptions = {}): Promise<FakeProvider> {
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
    await current(response, seed + requests.length, recorded);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.listen(wantedPort, host);
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
