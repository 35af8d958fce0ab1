import type { IncomingMessage } from 'node:http';
import { type BlockList, isIP } from 'node:net';

/** Who really asks, and over which protocol: what services may believe. */
export interface ClientOrigin {
  readonly address: string;
  readonly protocol: string;
}

const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

function isTrusted(proxies: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && proxies.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** Walks the chain of proxies from the nearest one back to the first that is not trusted. */
function firstUntrusted(proxies: BlockList, peer: string, forwardedFor: string): string {
  const chain = forwardedFor
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => isIP(entry) !== 0);
  let client = peer;
  while (isTrusted(proxies, client)) {
    const previous = chain.pop();
    if (previous === undefined) break;
    client = previous;
  }
  return client;
}

/** Forwarding headers count only when a trusted proxy sent them; anybody else can write what they like. */
export function readClientOrigin(request: IncomingMessage, trustedProxies: BlockList): ClientOrigin {
  const peer = withoutMapping(request.socket.remoteAddress ?? '');
  if (!isTrusted(trustedProxies, peer)) return { address: peer, protocol: 'http' };
  const forwardedFor = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  return {
    address: firstUntrusted(trustedProxies, peer, forwardedFor),
    protocol: request.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http',
  };
}
