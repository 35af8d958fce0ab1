import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { loadRouteTable } from '../../src/table/route-table.ts';
import { describeGateways } from '../gateways.ts';
import { ask, errorOf, sendBytes } from '../send.ts';

/** Waits for something that another connection brings about. */
const until = async (isSo: () => boolean) => {
  while (!isSo()) await nextTurn();
};

const tooLarge = Buffer.alloc(300_000, 'x');

describeGateways('limits', (gateway) => {
  it.each([true, false])('refuses a body above the row’s limit (in chunks: %s)', async (chunked) => {
    const question = { method: 'POST', body: tooLarge, chunked };
    const answer = await ask(gateway().port, '/api/generate', question);
    expect(answer.status).toBe(413);
    expect(errorOf(answer).code).toBe('PAYLOAD_TOO_LARGE');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(gateway().sites.flatMap((replica) => replica.received)).toEqual([]);
  });

  it('passes the same body where the row allows it, byte for byte', async () => {
    const answer = await ask(gateway().port, '/api/sites/1/files/index.html', {
      method: 'PUT',
      body: tooLarge,
    });
    expect(answer.status).toBe(200);
    const [received] = gateway().sites.flatMap((replica) => replica.received);
    expect(received?.body).toBe(tooLarge.toString());
  });

  it('passes a picture on where one is uploaded, and nowhere else', async () => {
    const most = 15 * 1024 * 1024;
    const picture = { method: 'POST', body: Buffer.alloc(most) };
    const uploads = `/api/sites/${'a'.repeat(32)}/pictures`;
    for (const path of [`${uploads}?name=a.png`, '/api/brand-kit/logo']) {
      expect((await ask(gateway().port, path, picture)).status, path).toBe(200);
    }
    const received = gateway().sites.flatMap((replica) => replica.received);
    expect(received.map(({ body }) => body.length)).toEqual([most, most]);
    const statusOf = async (path: string, length: number) => {
      const announced = { method: 'POST', headers: { 'Content-Length': String(length) } };
      return (await ask(gateway().port, path, announced)).status;
    };
    expect(await statusOf(uploads, most + 1)).toBe(413);
    for (const path of [`${uploads}/a/use`, `${uploads}x`, '/api/sites/a/b/pictures', '/api/brand-kit']) {
      expect(await statusOf(path, most), path).toBe(413);
    }
  });

  it('passes a body in chunks on', async () => {
    await ask(gateway().port, '/api/auth/login', { method: 'POST', body: '{"a":1}', chunked: true });
    expect(gateway().auth.received[0]?.body).toBe('{"a":1}');
  });

  it('refuses huge headers', async () => {
    const answer = await sendBytes(
      gateway().port,
      `GET /api/users HTTP/1.1\r\nHost: a\r\nX-Huge: ${'x'.repeat(70_000)}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"MALFORMED_REQUEST"');
    expect(gateway().auth.received).toEqual([]);
  });

  it('holds an address to so many requests at once, and lets it ask again when they are over', async () => {
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    for (const replica of gateway().sites) {
      replica.answerWith(async (_request, response) => {
        await over;
        response.end();
      });
    }
    const { requestsAtOncePerAddress: most } = await loadRouteTable();
    const waiting = Array.from({ length: most }, () => ask(gateway().port, '/api/stats'));
    await until(() => gateway().sites.flatMap((replica) => replica.received).length === most);
    const refused = await ask(gateway().port, '/api/users');
    expect(refused.status).toBe(429);
    expect(errorOf(refused).code).toBe('RATE_LIMITED');
    expect(gateway().auth.received).toEqual([]);
    end();
    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await ask(gateway().port, '/api/users')).status).toBe(200);
  });

  it('slows a flood from one address, whatever that address claims to be', async () => {
    const flood = Array.from({ length: 60 }, (_, index) =>
      ask(gateway().port, '/send-email', {
        method: 'POST',
        headers: { 'X-Forwarded-For': `203.0.113.${index}` },
      }),
    );
    const answers = await Promise.all(flood);
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(20);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect(errorOf(answer).code).toBe('RATE_LIMITED');
      expect(answer.headers['retry-after']).toBe('1');
    }
    expect((await ask(gateway().port, '/api/users')).status).toBe(200);
  });
});
