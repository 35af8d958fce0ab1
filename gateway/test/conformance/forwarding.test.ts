import { expect, it } from 'vitest';
import { strictTransport } from '../../src/http/security-headers.ts';
import { describeGateways } from '../gateways.ts';
import { ask } from '../send.ts';

const forged = {
  'X-Forwarded-For': '203.0.113.9',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Host': 'elsewhere.example',
  'X-Real-IP': '203.0.113.9',
  Forwarded: 'for=203.0.113.9',
  'X-Request-Id': 'forged',
  Host: 'sitewright.example',
};

describeGateways('forwarding', (gateway) => {
  it('tells a service who asks, and believes nothing that the client claims', async () => {
    const answer = await ask(gateway().port, '/api/users', { headers: forged });
    const headers = gateway().auth.received[0]?.headers;
    expect(headers).toMatchObject({
      host: 'sitewright.example',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'sitewright.example',
      'x-request-id': answer.headers['x-request-id'],
    });
    expect(headers).not.toHaveProperty('forwarded');
    expect(headers).not.toHaveProperty('x-real-ip');
  });

  it('gives every request its own id', async () => {
    const ids = [await ask(gateway().port, '/api/users'), await ask(gateway().port, '/api/users')];
    expect(new Set(ids.map((answer) => answer.headers['x-request-id'])).size).toBe(2);
  });

  it('passes the token on and leaves out what belongs to one connection', async () => {
    const headers = {
      Authorization: 'Bearer abc',
      Connection: 'close',
      TE: 'trailers',
      'Accept-Language': 'cs',
    };
    await ask(gateway().port, '/api/users', { headers });
    const received = gateway().auth.received[0]?.headers;
    expect(received).toMatchObject({ authorization: 'Bearer abc', 'accept-language': 'cs' });
    expect(received).not.toHaveProperty('te');
    expect(received?.connection).not.toBe('close');
  });

  it('passes status, cookies and redirects back unchanged', async () => {
    gateway().auth.answerWith((_request, response) => {
      response.writeHead(302, { Location: 'http://127.0.0.1:1/x', 'Set-Cookie': ['a=1', 'b=2'] }).end();
    });
    const answer = await ask(gateway().port, '/api/auth/google');
    expect(answer.status).toBe(302);
    expect(answer.headers).toMatchObject({ location: 'http://127.0.0.1:1/x', 'set-cookie': ['a=1', 'b=2'] });
  });

  it('leaves a service’s own errors as they are', async () => {
    gateway().auth.answerWith((_request, response) => response.writeHead(409).end('{"code":"EMAIL_TAKEN"}'));
    const answer = await ask(gateway().port, '/api/auth/register', { method: 'POST', body: '{}' });
    expect(answer.status).toBe(409);
    expect(answer.bytes.toString()).toBe('{"code":"EMAIL_TAKEN"}');
  });
});

describeGateways(
  'forwarding behind a trusted proxy',
  (gateway) => {
    it('believes the proxy, and no address that only the client wrote', async () => {
      const headers = { ...forged, 'X-Forwarded-For': '198.51.100.1, 203.0.113.9, 127.0.0.1' };
      await ask(gateway().port, '/api/users', { headers });
      expect(gateway().auth.received[0]?.headers).toMatchObject({
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-proto': 'https',
      });
    });
  },
  { TRUST_PROXY: '127.0.0.0/8' },
);

const pages = ['/', '/api/users', '/assets/main.0123abcd.js', '/api/nothing', '/a//b'];

describeGateways(
  'strict transport behind a proxy that ends TLS',
  (gateway) => {
    it.each(pages)('tells the browser of %s to come over TLS only', async (path) => {
      gateway().auth.answerWith((_request, response) =>
        response.setHeader('Strict-Transport-Security', 'max-age=1').end(),
      );
      const { headers } = await ask(gateway().port, path, { headers: { 'X-Forwarded-Proto': 'https' } });
      expect(headers['strict-transport-security']).toBe(strictTransport);
    });
  },
  { TRUST_PROXY: '127.0.0.0/8' },
);

describeGateways('strict transport over plain HTTP', (gateway) => {
  it.each(pages)('says nothing of TLS with %s, whatever the client claims', async (path) => {
    const { headers } = await ask(gateway().port, path, { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });
});
