import { once } from 'node:events';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { join } from 'node:path';
import { roll } from '../../scripts/lib/roll.js';
import { bringUp, startStack } from '../../scripts/lib/stack.js';
import { makeCertificate } from '../support/certificate.ts';
import { freePort } from '../support/command.ts';
import type { Stack } from '../support/stack.ts';
import { expect, test } from '../support/stack-test.ts';

const withoutTls = 'docker-compose.yml:docker-compose.embedded.yml';

async function statusOverTls(port: number): Promise<number> {
  const [answer] = await once(
    get({ port, path: '/mfe-registry.json', rejectUnauthorized: false }),
    'response',
  );
  answer.resume();
  return answer.statusCode;
}

/** As the documentation has it, word for word. */
async function upgradeGateway(stack: Stack) {
  await stack.compose('build', 'gateway');
  await stack.compose('up', '--detach', '--no-deps', '--force-recreate', '--wait', 'gateway');
}

test('TLS outlives an upgrade of the gateway, although COMPOSE_FILE was given on one line only', async ({
  stack,
}) => {
  stack.log('TLS');
  const [http, https] = [await freePort(), await freePort()];
  const secrets = join(stack.folder, 'secrets');
  makeCertificate(secrets);
  await expect(startStack(stack.env)).rejects.toThrow('the gateway would answer without TLS');

  const tls = {
    COMPOSE_FILE: `${withoutTls}:docker-compose.tls.yml`,
    PUBLIC_URL: `https://localhost:${https}`,
  };
  await startStack({ ...stack.env, ...tls, HTTP_PORT: String(http), HTTPS_PORT: String(https) });
  expect(await statusOverTls(https)).toBe(200);

  stack.log('gateway upgraded under TLS');
  await upgradeGateway(stack);
  expect(await statusOverTls(https)).toBe(200);
  const redirect = await fetch(`http://localhost:${http}/app`, { redirect: 'manual' });
  expect(redirect.headers.get('location')).toBe(`https://localhost:${https}/app`);

  for (const name of ['tls-key.pem', 'tls-certificate.pem']) rmSync(join(secrets, name));
  await startStack({ ...stack.env, COMPOSE_FILE: withoutTls, PUBLIC_URL: '' });
  await expect.poll(async () => (await fetch(`${stack.url}/healthz`)).status).toBe(200);
});

test('what a service does not accept is said by the command that starts it', async ({ stack }) => {
  stack.log('settings that are not accepted');
  const smtpUrl = join(stack.folder, 'secrets/smtp-url');
  writeFileSync(smtpUrl, 'smtp://127.0.0.1:2525');
  await expect(roll('svc-mail', stack.env)).rejects.toThrow(
    /MAIL_FROM: set the address[\s\S]*MAIL_TO: set the address/,
  );
  await stack.compose('rm', '--force', '--stop', 'svc-mail');
  await expect(bringUp(stack.env)).rejects.toThrow(/svc-mail-1 [\s\S]*MAIL_FROM: set the address/);

  writeFileSync(smtpUrl, '');
  stack.log('a remote on trial that does not start is nobody’s hindrance');
  await stack.docker('tag', 'sitewright/svc-mail:stack-test', 'sitewright/mfe-admin:stack-test-next');
  await stack.compose('--profile', 'next', 'up', '--detach', '--no-deps', '--no-build', 'mfe-admin-next');
  await bringUp(stack.env);
  await stack.compose('--profile', 'next', 'rm', '--force', '--stop', 'mfe-admin-next');
  stack.log('a secret that its service may not read');
  chmodSync(smtpUrl, 0o600);
  await stack.compose('up', '--detach', '--no-deps', '--no-build', '--force-recreate', 'svc-mail');
  await expect.poll(() => stack.compose('logs', 'svc-mail')).toContain('Run chmod 644 on it.');
  await roll('svc-mail', stack.env);
});
