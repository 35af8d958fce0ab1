import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { Logger } from 'pino';
import { z } from 'zod';
import { logRequest } from '../log-request.ts';

const entrySchema = z.record(z.string(), z.unknown());

/** A syslog line is "<190>Nov 21 09:29:00 nginx: " and then ours. */
function readEntry(message: Buffer): z.infer<typeof entrySchema> | undefined {
  const text = message.toString('utf8');
  try {
    return entrySchema.parse(JSON.parse(text.slice(text.indexOf('{'))));
  } catch {
    return undefined;
  }
}

/**
 * Takes nginx's access log over a loopback socket into the process's own log. nginx cannot write to an inherited
 * standard output when that is a socket, as it is between Node processes.
 */
export async function receiveAccessLog(logger: Logger): Promise<AsyncDisposable & { destination: string }> {
  const socket = createSocket('udp4');
  socket.on('message', (message) => {
    const entry = readEntry(message);
    if (entry) logRequest(logger, entry);
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
