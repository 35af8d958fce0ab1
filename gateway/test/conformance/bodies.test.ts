import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { describeGateways, type TestGateway } from '../gateways.ts';
import { ask } from '../send.ts';

const megabyte = 1024 * 1024;

/** Sends the head of a request and so much of its body, and waits with the rest. */
function begin({ port }: TestGateway, path: string, announced: number, sent: Buffer): ClientRequest {
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path,
    method: 'PUT',
    agent: false,
    headers: { 'Content-Length': announced },
  });
  outgoing.write(sent);
  return outgoing;
}

const head = ({ sites }: TestGateway) =>
  new Promise<IncomingMessage>((resolve) => {
    for (const replica of sites) replica.onHead(resolve);
  });

describeGateways('bodies', (gateway) => {
  it('pass as they come: a service sees the first bytes before the last are sent', async () => {
    const arrived = head(gateway());
    const first = Buffer.alloc(100, 'a');
    const outgoing = begin(gateway(), '/api/sites/1/files/index.html', 2 * first.length, first);
    const received = await arrived;
    const [chunk] = await once(received, 'data');
    expect(String(chunk)).toBe(String(first));
    outgoing.end(Buffer.alloc(100, 'b'));
    const [answer] = await once(outgoing, 'response');
    expect(answer.statusCode).toBe(200);
  });

  it('are not waited for when a service refuses whoever sends them', async () => {
    for (const replica of gateway().sites) {
      replica.onHead((_request, response) => response.writeHead(401).end('{"code":"UNAUTHENTICATED"}'));
    }
    const outgoing = begin(gateway(), '/api/sites/1/files/index.html', 10 * megabyte, Buffer.alloc(1000));
    const [answer] = await once(outgoing, 'response');
    expect(answer.statusCode).toBe(401);
    expect(await text(answer)).toBe('{"code":"UNAUTHENTICATED"}');
    outgoing.destroy();
  });

  it('end a service’s request when the client breaks off', async () => {
    const arrived = head(gateway());
    const outgoing = begin(gateway(), '/api/sites/1/files/index.html', megabyte, Buffer.alloc(1000));
    outgoing.on('error', () => undefined);
    const received = await arrived;
    outgoing.destroy();
    await new Promise((resolve) => received.once('close', resolve));
    expect(received.complete).toBe(false);
    expect(gateway().sites.flatMap((replica) => replica.received)).toEqual([]);
  });

  it('reach the other replica when one is gone', async () => {
    await gateway().sites[0].stop();
    for (let count = 0; count < 4; count += 1) {
      const question = { method: 'POST', body: Buffer.alloc(200_000, 'x') };
      expect((await ask(gateway().port, '/api/generate', question)).status).toBe(200);
    }
    const bodies = gateway().sites[1].received.map(({ body }) => body.length);
    expect(bodies).toEqual([200_000, 200_000, 200_000, 200_000]);
  });
});
