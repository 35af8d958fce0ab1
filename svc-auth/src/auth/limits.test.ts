import { routes } from '@sitewright/contracts';
import { call, callRefused } from '@sitewright/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AuthService, startAuthService } from '../../test/harness.ts';

let service: AuthService;
beforeEach(async () => {
  service = await startAuthService({
    loginLimits: { perAccount: 3, perAddress: 8 },
    registrationsPerHour: 4,
  });
});
afterEach(() => service.close());

/** As the gateway forwards a client of this address. */
const from = (address: string) => ({ 'X-Forwarded-For': address });
const ada = { email: 'ada@example.com', password: 'right' };
const wrong = { ...ada, password: 'wrong' };
const register = () => call(service.url, routes.register, { body: ada });
const guess = (address: string, body: object = wrong) =>
  callRefused(service.url, routes.login, { body, headers: from(address) });
const signIn = (address: string) => call(service.url, routes.login, { body: ada, headers: from(address) });

describe('V6.3.1: guessing a password', () => {
  it('of one account has to wait, from wherever it is tried, and hears how long', async () => {
    await register();
    for (const n of [1, 2, 3]) expect((await guess(`203.0.113.${n}`)).status).toBe(401);
    const { status, headers, body } = await guess('203.0.113.4', ada);
    expect(status).toBe(429);
    expect(headers.get('Retry-After')).toBe('30');
    expect(body).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'Too many attempts. Try again in 30 seconds.',
    });
  });

  it('from one address has to wait, on whichever accounts', async () => {
    const statuses = [];
    for (let n = 0; n < 9; n++)
      statuses.push((await guess('203.0.113.1', { ...wrong, email: `p${n}@example.com` })).status);
    expect(statuses).toEqual([...Array(8).fill(401), 429]);
    expect((await guess('203.0.113.2', { ...wrong, email: 'p10@example.com' })).status).toBe(401);
  });

  it('gets exactly as many tries when all come at once', async () => {
    await register();
    const answers = await Promise.all(Array.from({ length: 8 }, () => guess('203.0.113.1')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
    expect(service.verifiedHashes).toHaveLength(3);
  });

  it('V6.3.8: is limited alike whether the account exists', async () => {
    await register();
    const known = [];
    const unknown = [];
    for (let n = 0; n < 4; n++) {
      known.push({ ...(await guess('203.0.113.1')).body, requestId: '' });
      unknown.push({
        ...(await guess('203.0.113.2', { ...wrong, email: 'no@example.com' })).body,
        requestId: '',
      });
    }
    expect(unknown).toEqual(known);
  });

  it('does not hurt who signs in rightly, however often', async () => {
    await register();
    for (let n = 0; n < 12; n++) await signIn('203.0.113.1');
    await guess('203.0.113.1');
    await guess('203.0.113.1');
    await signIn('203.0.113.1');
    expect((await guess('203.0.113.1')).status).toBe(401);
  });

  it('through the change of a password counts like signing in', async () => {
    const { token } = (await register()).body;
    const body = { currentPassword: 'wrong', newPassword: 'mine' };
    const statuses = [];
    for (let n = 0; n < 4; n++) {
      statuses.push((await callRefused(service.url, routes.changePassword, { token, body })).status);
    }
    expect(statuses).toEqual([400, 400, 400, 429]);
  });
});

it('V2.4.1: registering is limited by address', async () => {
  const one = (n: number, address: string) =>
    fetch(`${service.url}${routes.register.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...from(address) },
      body: JSON.stringify({ email: `new${n}@example.com`, password: 'pw' }),
    });
  const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => one(n, '203.0.113.1')));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  expect((await one(9, '203.0.113.2')).status).toBe(201);
});
