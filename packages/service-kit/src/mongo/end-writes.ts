import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { MongoNetworkError } from 'mongodb';

interface DriverConnection {
  id: number | string;
  address: string;
  socket: Socket;
}
type Write = (this: DriverConnection, ...request: unknown[]) => Promise<unknown>;

/** The driver's own class, which it does not export. */
const { Connection } = createRequire(import.meta.url)('mongodb/lib/cmap/connection.js') as {
  Connection: { prototype: { writeCommand: Write } };
};
const { writeCommand } = Connection.prototype;

/**
 * A write to a connection that closes fails with it. The driver waits for room in the socket and hears nothing but its errors:
 * of one that is destroyed, or destroyed soon, neither comes, and the question waits for ever. Where it is the driver's own
 * question whether the server lives, no later one is asked, and the process never finds its database again.
 */
async function writeWhileOpen(this: DriverConnection, ...request: unknown[]): Promise<unknown> {
  const { id, address, socket } = this;
  const closed = Promise.withResolvers<never>();
  const onClose = () => closed.reject(new MongoNetworkError(`connection ${id} to ${address} closed`));
  socket.once('close', onClose);
  try {
    return await Promise.race([writeCommand.apply(this, request), closed.promise]);
  } finally {
    socket.off('close', onClose);
  }
}

/** Mends the driver for this process. */
export function endWritesWithTheirConnection(): void {
  Connection.prototype.writeCommand = writeWhileOpen;
}
