import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** An answer, since a page waits for a script before it goes on to what comes next. */
const nothing = 'HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

/** Somebody else's server on this machine, which notes whatever reaches it: connections, what they say, packets. */
export async function startListener() {
  const heard: string[] = [];
  const server = createServer((socket) => {
    heard.push('connection');
    socket.on('data', (bytes) => {
      heard.push(`bytes: ${bytes.toString('latin1').split('\r\n', 1)[0]}`);
      socket.end(nothing);
    });
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const packets = createSocket('udp4');
  packets.on('message', () => heard.push('packet'));
  packets.bind(0, '127.0.0.1');
  await once(packets, 'listening');
  return {
    heard,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stun: `stun:127.0.0.1:${packets.address().port}`,
    close: () => {
      server.close();
      packets.close();
    },
  };
}

export type Listener = Awaited<ReturnType<typeof startListener>>;
