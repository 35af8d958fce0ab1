import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { limits } from '@sitewright/contracts';
import getRawBody from 'raw-body';
import { readJson } from '../files/read-json.ts';
import { fromSent, servedLookSchema } from './look-protocol.ts';
import type { Looker } from './looker.ts';

/** The largest site, its pictures as text. */
const mostBytes = 2 * (limits.siteMaxBytes + limits.sitePicturesMaxBytes);

/** @throws where it breaks off. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  try {
    return await getRawBody(request, { limit: mostBytes, encoding: 'utf8' });
  } catch (error) {
    if (error instanceof Error && 'type' in error && error.type === 'entity.too.large') return undefined;
    throw error;
  }
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  response.end(JSON.stringify(body));
}

async function lookFor(looker: Looker, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const body = await readBody(request);
  if (body === undefined) return answer(response, 413, { message: `A site has at most ${mostBytes} bytes.` });
  const asked = servedLookSchema.safeParse(readJson(body));
  if (!asked.success)
    return answer(response, 400, { message: 'Send { owner, files: [{ path, content }] }.' });
  const { owner, files } = asked.data;
  answer(response, 200, await looker.look(fromSent(files), { owner, signal: gone.signal }));
}

/** Looks at sites for whoever may connect: `POST /look`, and `GET /healthz`. */
export const createLookServer = (looker: Looker): Server =>
  createServer((request, response) => {
    const asked = `${request.method} ${request.url}`;
    if (asked === 'GET /healthz') return answer(response, 200, {});
    if (asked !== 'POST /look') return answer(response, 404, { message: 'Ask POST /look or GET /healthz.' });
    lookFor(looker, request, response).catch((error: unknown) => {
      // Whoever asked is gone, most often; the browser's own trouble is an outcome.
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
