import { limits, routes } from '@sitewright/contracts';
import { call, callRefused } from '@sitewright/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthService, startAuthService } from '../../test/harness.ts';

const common = 'This is one of the most common passwords and is guessed at once. Choose another.';
let people = 0;
const body = (password: string) => ({ email: `person${++people}@example.com`, password });

describe('without a minimum of the operator', () => {
  let service: AuthService;
  beforeAll(async () => {
    service = await startAuthService();
  });
  afterAll(() => service.close());

  it.each(['a', '1234', 'password1'])('%j is allowed, as the specification has it', async (password) => {
    expect((await call(service.url, routes.register, { body: body(password) })).status).toBe(201);
  });

  it('everybody can read that there is none', async () => {
    const { body: options } = await call(service.url, routes.signInOptions);
    expect(options).toEqual({ google: false, passwordMinLength: 0 });
  });
});

describe('V6.2.1, V6.2.4: with a minimum of eight', () => {
  let service: AuthService;
  beforeAll(async () => {
    service = await startAuthService({ passwordMinLength: 8 });
  });
  afterAll(() => service.close());

  it.each([
    ['1234567', 'Use a password of at least 8 characters.'],
    ['password', common],
    ['password1', common],
    ['PassWord1', common],
    ['12345678', common],
    ['qwertyuiop', common],
    ['trustno1', common],
    ['iloveyou', common],
  ])('%j is refused at its field', async (password, message) => {
    const refused = await callRefused(service.url, routes.register, { body: body(password) });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ message, fields: { password: message } });
  });

  it.each([
    'correct horse battery staple',
    'aaaaaaaa1b',
    'ééééééééß',
    'x'.repeat(128),
    'y'.repeat(limits.passwordMaxBytes),
  ])('V6.2.5, V6.2.9: %j is allowed, whatever it is composed of', async (password) => {
    expect((await call(service.url, routes.register, { body: body(password) })).status).toBe(201);
  });

  it('holds where a password is changed, too', async () => {
    const known = body('correct horse battery staple');
    const { token } = (await call(service.url, routes.register, { body: known })).body;
    const change = { currentPassword: known.password, newPassword: 'password1' };
    const refused = await callRefused(service.url, routes.changePassword, { token, body: change });
    expect(refused.body).toMatchObject({ message: common, fields: { newPassword: common } });
  });

  it('everybody can read the minimum', async () => {
    const { body: options } = await call(service.url, routes.signInOptions);
    expect(options.passwordMinLength).toBe(8);
  });
});
