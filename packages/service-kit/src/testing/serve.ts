import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An application that listens on a free loopback port. */
export interface Served {
  url: string;
  close(): Promise<void>;
}

export async function serve(app: { callback(): RequestListener }): Promise<Served> {
  const server = createServer(app.callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, close };
}
