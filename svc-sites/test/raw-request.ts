import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface RawAnswer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends the path byte by byte as it is: `fetch` would resolve `..` and set `Sec-Fetch-*` headers of its own. */
export function rawRequest(
  url: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, async (answer) => {
      resolve({ status: answer.statusCode, headers: answer.headers, body: await buffer(answer) });
    });
    sent.on('error', reject).end(body);
  });
}
