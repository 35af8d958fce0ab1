import { expect, it } from 'vitest';
import { previewPolicy } from '../../src/http/security-headers.ts';
import { describeGateways } from '../gateways.ts';
import { ask, errorOf, jsonOf } from '../send.ts';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

describeGateways('failover', (gateway) => {
  it('shares the work between replicas', async () => {
    for (const _ of times(20)) await ask(gateway().port, '/api/stats');
    for (const replica of gateway().sites) expect(replica.received.length).toBeGreaterThan(0);
  });

  it('loses no request when one replica is gone', async () => {
    await gateway().sites[0].stop();
    for (const _ of times(10)) {
      expect((await ask(gateway().port, '/api/my-sites')).status).toBe(200);
      expect((await ask(gateway().port, '/api/generate', { method: 'POST', body: '{}' })).status).toBe(200);
    }
    expect((await ask(gateway().port, '/healthz')).status).toBe(200);
  });

  it('says so when every replica is gone, and keeps serving the rest', async () => {
    await Promise.all(gateway().sites.map((replica) => replica.stop()));
    const answer = await ask(gateway().port, '/api/stats');
    expect(answer.status).toBe(503);
    expect(errorOf(answer)).toMatchObject({
      code: 'UNAVAILABLE',
      message: 'This part of Sitewright is not answering. Try again in a moment.',
    });
    expect(answer.headers).toMatchObject({ 'retry-after': '5', 'x-content-type-options': 'nosniff' });
    const preview = await ask(gateway().port, '/preview/1/index.html');
    expect(preview.status).toBe(503);
    expect(preview.headers['content-security-policy']).toBe(previewPolicy);
    expect((await ask(gateway().port, '/api/users')).status).toBe(200);
    expect((await ask(gateway().port, '/')).status).toBe(200);
    expect((await ask(gateway().port, '/healthz')).status).toBe(503);
  });
});

describeGateways(
  'a service that is not configured',
  (gateway) => {
    it('answers 503 and is no part of the health', async () => {
      const answer = await ask(gateway().port, '/send-email', { method: 'POST', body: '{}' });
      expect(answer.status).toBe(503);
      expect(errorOf(answer).code).toBe('UNAVAILABLE');
      const health = await ask(gateway().port, '/healthz');
      expect(health.status).toBe(200);
      expect(health.bytes.toString()).not.toContain('mail');
    });
  },
  { UPSTREAM_MAIL: '' },
);

describeGateways(
  'a service whose name nobody has',
  (gateway) => {
    it('answers 503, says so in the health, and leaves the rest alone', async () => {
      const answer = await ask(gateway().port, '/send-email', { method: 'POST', body: '{}' });
      expect(answer.status).toBe(503);
      expect(errorOf(answer).code).toBe('UNAVAILABLE');
      expect((await ask(gateway().port, '/api/stats')).status).toBe(200);
      const health = await ask(gateway().port, '/healthz');
      expect(jsonOf(health)).toMatchObject({ parts: { mail: { detail: 'no replica runs' } } });
    });
  },
  { UPSTREAM_MAIL: 'http://nobody.invalid:8083' },
);

describeGateways('a replica that dies over a write', (gateway) => {
  it('never sends a write twice when a replica dies over it', async () => {
    for (const replica of gateway().sites) replica.answerWith((request) => request.socket.destroy());
    const answer = await ask(gateway().port, '/api/generate', { method: 'POST', body: '{}' });
    expect(answer.status).toBe(503);
    expect(gateway().sites.flatMap((replica) => replica.received)).toHaveLength(1);
  });
});

describeGateways('a replica that dies over a read', (gateway) => {
  it('asks the other replica when one dies over a read', async () => {
    const [first, second] = gateway().sites;
    first.answerWith((request) => request.socket.destroy());
    for (const _ of times(6)) expect((await ask(gateway().port, '/api/stats')).status).toBe(200);
    expect(second.received.length).toBeGreaterThanOrEqual(6);
  });
});
