import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** How an nginx is told to speak HTTP/2: each of its two ways is an error, or a warning, for the other half of versions. */
export type Http2 = 'directive' | 'parameter' | 'none';

/** `http2 on;` came with nginx 1.25.1, which began to warn of `listen … http2`. */
const firstWithDirective = [1, 25, 1];

function isAtLeast(version: readonly number[], wanted: readonly number[]): boolean {
  for (const [index, number] of wanted.entries()) {
    const own = version[index] ?? 0;
    if (own !== number) return own > number;
  }
  return true;
}

/** @param words what `nginx -V` says */
export function http2Of(words: string): Http2 {
  const version = /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(words)?.slice(1).map(Number);
  if (!version || !words.includes('--with-http_v2_module')) return 'none';
  return isAtLeast(version, firstWithDirective) ? 'directive' : 'parameter';
}

export async function readHttp2(binary: string): Promise<Http2> {
  const { stderr } = await promisify(execFile)(binary, ['-V']);
  return http2Of(stderr);
}
