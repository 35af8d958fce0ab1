import { join } from 'node:path';
import { GatewayError } from '../http/gateway-error.ts';
import { hasFileName, isHashedFile } from '../http/path-rules.ts';
import { headerSetOf } from '../http/security-headers.ts';
import type { GatewayParts } from '../parts.ts';
import type { RoutedExchange } from './exchange.ts';
import { applyHeaderSet } from './forwarded-headers.ts';
import { isFile } from './is-file.ts';
import { findVariant } from './precompressed.ts';
import { sendFile } from './send-file.ts';

interface Location {
  readonly root: string;
  readonly file: string;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (cause) {
    throw new GatewayError('MALFORMED_REQUEST', { cause });
  }
}

/** "/mfe/admin/assets/x.js" lies in that remote's own folder, everything else in the shell's. */
function locate({ shell, remotes }: GatewayParts, { route, path }: RoutedExchange): Location {
  if (route.upstream === 'shell') return { root: shell.folder, file: path };
  const [, , name, ...rest] = path.split('/');
  const remote = remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new GatewayError('NOT_FOUND');
  return { root: remote.folder, file: `/${rest.join('/')}` };
}

/** A page of the shell rather than a file that is missing: no file name, or a browser that asks for a page. */
function isNavigation({ path, request }: RoutedExchange): boolean {
  return !hasFileName(path) || (request.headers.accept ?? '').includes('text/html');
}

async function existingFile(exchange: RoutedExchange, { root, file }: Location): Promise<string> {
  if (await isFile(join(root, decode(file)))) return file;
  const { fallback } = exchange.route;
  if (fallback && isNavigation(exchange) && (await isFile(join(root, fallback)))) return fallback;
  throw new GatewayError('NOT_FOUND');
}

const cacheControl = ({ route }: RoutedExchange, file: string) =>
  route.cache === 'hashed' && isHashedFile(file) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** @throws GatewayError */
export async function serveStatic(exchange: RoutedExchange, parts: GatewayParts) {
  const { request, response, route } = exchange;
  const location = locate(parts, exchange);
  const file = await existingFile(exchange, location);
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new GatewayError('METHOD_NOT_ALLOWED');
  const acceptEncoding = String(request.headers['accept-encoding'] ?? '');
  const variant = await findVariant(join(location.root, decode(file)), acceptEncoding);
  applyHeaderSet(response, headerSetOf(route.headers, exchange.sources));
  response.setHeader('Cache-Control', cacheControl(exchange, file));
  await sendFile(exchange, location.root, file, variant);
}
