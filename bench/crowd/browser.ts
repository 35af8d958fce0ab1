import { gunzipSync } from 'node:zlib';
import { Client } from 'undici';
import type { Kind, Tally } from './tally.ts';

export interface Asked {
  kind: Kind;
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: object;
  accept?: string;
  /** Without the token: by somebody who has not signed in. */
  isStranger?: boolean;
}

/** Of a request that went well; what the browser had already reads as empty. */
export interface Page {
  read(): string;
}

export interface Browser {
  /** Undefined where the answer was a refusal, or none. */
  ask(asked: Asked): Promise<Page | undefined>;
  /** A page, and then the files that it names, as far as the browser does not have them. */
  open(kind: Kind, path: string): Promise<void>;
  close(): Promise<void>;
}

interface BrowserOptions {
  url: string;
  /** The gateway counts requests by address: each person has one of their own. */
  address: string;
  token: () => string | undefined;
  tally: () => Tally;
}

const patienceMs = 60_000;
const files = /(?:src|href)="([^"#?]+\.(?:css|m?js|svg|png|jpe?g|webp|avif|woff2|ico))"/g;

function filesOf(html: string, path: string): string[] {
  const base = new URL(path, 'http://here');
  const urls = [...html.matchAll(files)].map(([, reference = '']) => new URL(reference, base));
  return [...new Set(urls.filter(({ host }) => host === base.host).map(({ pathname }) => pathname))];
}

const nothing: Page = { read: () => '' };

/**
 * What somebody uses the platform with: one connection, as a browser has with HTTP/2, compressed answers, and a cache by the
 * rules that the answers state.
 */
export function openBrowser({ url, address, token, tally }: BrowserOptions): Browser {
  const client = new Client(url, { headersTimeout: patienceMs, bodyTimeout: patienceMs });
  const etags = new Map<string, string>();
  const kept = new Set<string>();
  const named = new Map<string, string[]>();

  const headersOf = ({ path, method = 'GET', body, accept, isStranger }: Asked) => {
    const etag = method === 'GET' ? etags.get(path) : undefined;
    const own = isStranger ? undefined : token();
    return {
      'X-Forwarded-For': address,
      'Accept-Encoding': 'gzip',
      ...(accept ? { Accept: accept } : {}),
      ...(own ? { Authorization: `Bearer ${own}` } : {}),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(etag ? { 'If-None-Match': etag } : {}),
    };
  };

  const send = async (asked: Asked): Promise<Page | undefined> => {
    const { kind, path, method = 'GET', body } = asked;
    const begun = performance.now();
    const answer = await client.request({
      path,
      method,
      headers: headersOf(asked),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    const { statusCode: status, headers } = answer;
    const hasRetryAfter = headers['retry-after'] !== undefined;
    tally().count({ kind, ms: performance.now() - begun, status, bytes: bytes.length, hasRetryAfter });
    if (status >= 400) return undefined;
    if (method === 'GET' && headers.etag) etags.set(path, `${headers.etag}`);
    if (`${headers['cache-control']}`.includes('immutable')) kept.add(path);
    const isPacked = headers['content-encoding'] === 'gzip';
    return { read: () => (isPacked ? gunzipSync(bytes) : bytes).toString() };
  };

  const ask = async (asked: Asked) => {
    if (kept.has(asked.path)) return nothing;
    try {
      return await send(asked);
    } catch {
      tally().countUnanswered();
      return undefined;
    }
  };

  return {
    ask,
    async open(kind, path) {
      const page = await ask({ kind, path });
      const html = page?.read();
      if (html) named.set(path, filesOf(html, path));
      for (const file of named.get(path) ?? []) await ask({ kind, path: file });
    },
    close: () => client.destroy(),
  };
}
