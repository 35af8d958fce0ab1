import { z } from 'zod';

/** A socket in the file system, or a host and a port. */
export type LookPlace = { socketPath: string } | { host: string; port: number };

function readPlace(address: string): LookPlace | undefined {
  const [, socketPath] = /^unix:(\/.+)$/.exec(address) ?? [];
  if (socketPath) return { socketPath };
  const [, host, port] = /^http:\/\/([\w.-]+):(\d{1,5})\/?$/.exec(address) ?? [];
  return host ? { host, port: Number(port) } : undefined;
}

/** Where looks are served, in words: `unix:/run/look/socket`, `http://look:8080`. */
export const lookPlaceSchema = z.string().transform((address, context): LookPlace => {
  const place = readPlace(address);
  if (place) return place;
  context.addIssue('use unix:/a/path or http://host:port.');
  return z.NEVER;
});
