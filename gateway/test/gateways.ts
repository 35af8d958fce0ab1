import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { findNginx } from '../src/nginx/find-nginx.ts';
import { readSettings } from '../src/settings.ts';
import { startGateway } from '../src/start-gateway.ts';
import { startFrontEndServer } from './front-end-server.ts';
import { writeFrontEnds } from './front-ends.ts';
import { needsNginx } from './needs-nginx.ts';
import { startUpstream, type Upstream } from './upstream.ts';

export interface TestGateway {
  readonly port: number;
  readonly auth: Upstream;
  /** Two replicas of svc-sites. */
  readonly sites: readonly [Upstream, Upstream];
  readonly mail: Upstream;
}

const nginx = await findNginx();

/** The gateways that must give the same answers; the last has its front ends in servers of their own. */
const kinds = {
  'node gateway': 'node',
  'nginx gateway': 'nginx',
  'nginx gateway before front-end servers': 'nginx',
} as const;
type Kind = keyof typeof kinds;

/** Built front ends, in folders or behind servers, and the settings that say where. */
async function startFrontEnds(kind: Kind) {
  const folders = await writeFrontEnds();
  if (kind !== 'nginx gateway before front-end servers' || !nginx) {
    const settings = { STATIC_SHELL: folders.shell, STATIC_MFE: `generator=${folders.generator}` };
    return { settings, stop: folders.remove };
  }
  const shell = await startFrontEndServer(nginx, folders.shell);
  const generator = await startFrontEndServer(nginx, folders.generator);
  return {
    settings: {
      UPSTREAM_SHELL: shell.origin,
      UPSTREAM_MFE: `generator=${generator.origin}`,
      STATIC_MFE: `generator=${folders.generator}`,
    },
    stop: async () => {
      await Promise.all([shell.stop(), generator.stop()]);
      await folders.remove();
    },
  };
}

async function startTestGateway(kind: Kind, environment: NodeJS.ProcessEnv) {
  const [auth, first, second, mail] = await Promise.all([
    startUpstream('auth'),
    startUpstream('sites'),
    startUpstream('sites'),
    startUpstream('mail'),
  ]);
  const frontEnds = await startFrontEnds(kind);
  const settings = readSettings({
    GATEWAY: kinds[kind],
    PORT: '0',
    UPSTREAM_AUTH: auth.origin,
    UPSTREAM_SITES: `${first.origin},${second.origin}`,
    UPSTREAM_MAIL: mail.origin,
    ...frontEnds.settings,
    ...environment,
  });
  const running = await startGateway(settings, pino({ level: 'silent' }));
  const upstreams = [auth, first, second, mail];
  const gateway: TestGateway = { port: running.port, auth, sites: [first, second], mail };
  const stop = async () => {
    await running.stop();
    await Promise.all(upstreams.map((upstream) => upstream.stop()));
    await frontEnds.stop();
  };
  const reset = () => {
    for (const upstream of upstreams) upstream.reset();
  };
  return { gateway, reset, stop };
}

/** The same tests against every gateway; where nginx is not installed its part is skipped by name. */
export function describeGateways(
  topic: string,
  tests: (gateway: () => TestGateway) => void,
  environment: NodeJS.ProcessEnv = {},
) {
  for (const kind of Object.keys(kinds) as Kind[]) {
    describe.skipIf(kinds[kind] === 'nginx' && !nginx)(`${topic} (${kind})`, needsNginx, () => {
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
