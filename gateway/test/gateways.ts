import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { findNginx } from '../src/nginx/find-nginx.ts';
import { readSettings } from '../src/settings.ts';
import { startGateway } from '../src/start-gateway.ts';
import { writeFrontEnds } from './front-ends.ts';
import { startUpstream, type Upstream } from './upstream.ts';

export interface TestGateway {
  readonly port: number;
  readonly auth: Upstream;
  /** Two replicas of svc-sites. */
  readonly sites: readonly [Upstream, Upstream];
  readonly mail: Upstream;
}

async function startTestGateway(kind: 'node' | 'nginx', environment: NodeJS.ProcessEnv) {
  const [auth, first, second, mail] = await Promise.all([
    startUpstream('auth'),
    startUpstream('sites'),
    startUpstream('sites'),
    startUpstream('mail'),
  ]);
  const frontEnds = await writeFrontEnds();
  const settings = readSettings({
    GATEWAY: kind,
    PORT: '0',
    UPSTREAM_AUTH: auth.origin,
    UPSTREAM_SITES: `${first.origin},${second.origin}`,
    UPSTREAM_MAIL: mail.origin,
    STATIC_SHELL: frontEnds.shell,
    STATIC_MFE: `generator=${frontEnds.generator}`,
    ...environment,
  });
  const running = await startGateway(settings, pino({ level: 'silent' }));
  const upstreams = [auth, first, second, mail];
  const gateway: TestGateway = { port: running.port, auth, sites: [first, second], mail };
  const stop = async () => {
    await running.stop();
    await Promise.all(upstreams.map((upstream) => upstream.stop()));
    await frontEnds.remove();
  };
  const reset = () => {
    for (const upstream of upstreams) upstream.reset();
  };
  return { gateway, reset, stop };
}

const isNginxInstalled = (await findNginx()) !== undefined;

/** The same tests against both gateways; where nginx is not installed its half is skipped by name. */
export function describeGateways(
  topic: string,
  tests: (gateway: () => TestGateway) => void,
  environment: NodeJS.ProcessEnv = {},
) {
  for (const kind of ['node', 'nginx'] as const) {
    describe.skipIf(kind === 'nginx' && !isNginxInstalled)(`${topic} (${kind} gateway)`, () => {
      let started: Awaited<ReturnType<typeof startTestGateway>>;
      beforeAll(async () => {
        started = await startTestGateway(kind, environment);
      });
      beforeEach(() => started.reset());
      afterAll(() => started?.stop());
      tests(() => started.gateway);
    });
  }
}
