import { expect, it } from 'vitest';
import { describeFailure } from './failure.ts';

const error = (properties: object) => Object.assign(new Error('secret detail'), properties);
const reply = (code: string, command: string, response: string) =>
  error({ code, command, response, responseCode: Number(response.slice(0, 3)) });

it.each([
  ['an unknown recipient', reply('EENVELOPE', 'RCPT TO', '550 5.1.1 No such user')],
  ['a sender it does not like', reply('EENVELOPE', 'MAIL FROM', '553 5.7.1 Not allowed')],
  ['a text it does not like', reply('EMESSAGE', 'DATA', '554 5.7.1 Spam')],
])('%s is permanent', (_what, failure) => {
  expect(describeFailure(failure)).toMatchObject({
    isPermanent: true,
    reason: expect.stringContaining('refused'),
  });
});

it.each([
  ['greylisting', reply('EENVELOPE', 'RCPT TO', '451 4.7.1 Come back later'), 'try again later: “451 4.7.1'],
  ['a bad password', reply('EAUTH', 'AUTH PLAIN', '535 5.7.8 Bad'), 'does not accept the user name'],
  [
    'a missing password',
    reply('EENVELOPE', 'MAIL FROM', '530 5.7.0 Authentication required'),
    'let this service',
  ],
  ['a closed door', reply('EPROTOCOL', 'CONN', '554 No service'), 'does not let this service in'],
  ['no server', error({ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }), '(ECONNREFUSED)'],
  ['a full disk', error({ code: 'ENOSPC' }), '(ENOSPC)'],
  ['a slow server', error({ code: 'ETIMEDOUT' }), 'did not answer in time'],
  ['encryption that fails', error({ code: 'ETLS' }), 'cannot be encrypted'],
  ['anything else', 'thrown text', 'unknown reason'],
])('%s is the operator’s, not the message’s', (_what, failure, reason) => {
  expect(describeFailure(failure)).toEqual({ isPermanent: false, reason: expect.stringContaining(reason) });
});

it('shows a server’s reply on one line and in bounds, and nothing internal', () => {
  const { reason } = describeFailure(
    reply('EENVELOPE', 'RCPT TO', `550 no\r\n\u001b[31m${'x'.repeat(5000)}`),
  );
  expect(reason).toMatch(/^[\P{Cc}]+$/u);
  expect(reason.length).toBeLessThan(400);
  expect(reason).not.toContain('secret detail');
});
