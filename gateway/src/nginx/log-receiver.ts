import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { z } from 'zod';
import type { AnsweredRequest, OnAnswered } from '../log-request.ts';

const entrySchema = z.looseObject({
  requestId: z.string(),
  client: z.string(),
  method: z.string(),
  path: z.string(),
  status: z.number(),
  durationSeconds: z.number(),
  traceparent: z.string(),
});

/** A syslog line is "<190>Nov 21 09:29:00 nginx: " and then ours. */
function readEntry(message: Buffer): AnsweredRequest | undefined {
  const text = message.toString('utf8');
  try {
    return entrySchema.parse(JSON.parse(text.slice(text.indexOf('{'))));
  } catch {
    return undefined;
  }
}

/**
 * Hears of nginx's requests by its access log, over a loopback socket. nginx cannot write to an inherited
 * standard output when that is a socket, as it is between Node processes.
 */
export async function receiveAccessLog(
  onAnswered: OnAnswered,
): Promise<AsyncDisposable & { destination: string }> {
  const socket = createSocket('udp4');
  socket.on('message', (message) => {
    const entry = readEntry(message);
    if (entry) onAnswered(entry);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    destination: `syslog:server=127.0.0.1:${socket.address().port},nohostname`,
    async [Symbol.asyncDispose]() {
      socket.close();
      await once(socket, 'close');
    },
  };
}
