import type { Server } from 'node:http';

/** Closes a part. `graceOver` fires when what is still running has to be cut short. */
export type Closer = (graceOver: AbortSignal) => Promise<void>;

const graceMs = 3000;

/** Stops accepting, lets requests finish within the grace time, then closes the parts in order. */
export async function stopServing(server: Server, closers: Closer[]): Promise<void> {
  const graceOver = AbortSignal.timeout(graceMs);
  const closeAll = () => server.closeAllConnections();
  graceOver.addEventListener('abort', closeAll);
  await new Promise((resolve) => server.close(resolve));
  graceOver.removeEventListener('abort', closeAll);
  for (const close of closers) await close(graceOver);
}

/** Without it, a kept-alive connection whose last answer ends during the shutdown would be waited for in vain. */
export function closeAnsweredConnections(server: Server): void {
  server.on('request', (_request, response) => {
    response.once('close', () => {
      if (!server.listening) server.closeIdleConnections();
    });
  });
}
