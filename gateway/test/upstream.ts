import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { type Address, listen } from '../src/listen.ts';

interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Answer = (request: IncomingMessage, response: ServerResponse, received: ReceivedRequest) => unknown;

/** A real service that remembers what reached it and answers as the test says. */
export interface Upstream {
  readonly name: string;
  readonly origin: string;
  readonly received: ReceivedRequest[];
  /** Until the next `reset`. */
  answerWith(answer: Answer): void;
  /** Likewise, for a service that acts before it has the body. */
  onHead(act: (request: IncomingMessage, response: ServerResponse) => void): void;
  reset(): void;
  stop(): Promise<void>;
}

const somewhere: Address = { port: 0, host: '127.0.0.1' };

export async function startUpstream(
  name: string,
  address = somewhere,
  limits: ServerOptions = {},
): Promise<Upstream> {
  const received: ReceivedRequest[] = [];
  const echo: Answer = (_request, response, { method, url }) => {
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('X-Upstream', name);
    response.end(JSON.stringify({ service: name, method, url }));
  };
  let answer = echo;
  let onHead: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  const server = createServer(limits, async (request, response) => {
    onHead?.(request, response);
    const body = await text(request).catch(() => undefined);
    // One that breaks off has not been received.
    if (body === undefined || response.writableEnded) return;
    const entry = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
    received.push(entry);
    await answer(request, response, entry);
  });
  const port = await listen(server, address);
  return {
    name,
    origin: `http://${address.host}:${port}`,
    received,
    answerWith: (next) => {
      answer = next;
    },
    onHead: (act) => {
      onHead = act;
    },
    reset: () => {
      answer = echo;
      onHead = undefined;
      received.length = 0;
    },
    stop: async () => {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
