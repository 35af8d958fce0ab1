import type { Server } from 'node:http';

/** Ends what is still running; `graceOver` fires when it has to be cut short, early enough to say so to the client. */
export type Drain = (graceOver: AbortSignal) => Promise<void>;

export interface ServiceParts {
  /** Begins as soon as no more requests come in, while those that are there are answered. */
  drain?: Drain;
  /** Run one after the other once all requests are answered or cut off. */
  closers: (() => Promise<void>)[];
  /** How long requests may take to finish; short enough for a local run that is ended by hand unless given. */
  graceMs?: number;
}

/** For those whose grace is over to say so to their clients. */
const lastWordsMs = 1000;

export const defaultGraceMs = 2500;

/** Stops accepting, lets requests finish within the grace time, then closes the parts in order. */
export async function stopServing(
  server: Server,
  { drain, closers, graceMs = defaultGraceMs }: ServiceParts,
): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), graceMs + lastWordsMs);
  const closed = new Promise((resolve) => server.close(resolve));
  await Promise.all([closed, drain?.(AbortSignal.timeout(graceMs))]);
  clearTimeout(cutOff);
  for (const close of closers) await close();
}

/** Without it, a kept-alive connection whose last answer ends during the shutdown would be waited for in vain. */
export function closeAnsweredConnections(server: Server): void {
  server.on('request', (_request, response) => {
    response.once('close', () => {
      if (!server.listening) server.closeIdleConnections();
    });
  });
}
