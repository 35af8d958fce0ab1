import { z } from 'zod';
import { expect, test } from '../support/stack-test.ts';

const containersSchema = z.array(
  z.object({
    Name: z.string(),
    Config: z.object({ User: z.string(), Env: z.array(z.string()) }),
    HostConfig: z.object({
      ReadonlyRootfs: z.boolean(),
      CapDrop: z.array(z.string()),
      SecurityOpt: z.array(z.string()),
      PortBindings: z.record(z.string(), z.unknown()),
      Memory: z.number(),
      NanoCpus: z.number(),
    }),
    State: z.object({ Health: z.object({ Status: z.string() }) }),
  }),
);

test('every container is healthy and has no right it does not need; only the gateway can be reached', async ({
  stack,
}) => {
  stack.log('rights of the containers');
  const ids = (await stack.compose('ps', '--quiet')).split('\n').filter(Boolean);
  const containers = containersSchema.parse(JSON.parse(await stack.docker('inspect', ...ids)));
  expect(containers).toHaveLength(11);
  for (const { Name, Config, HostConfig, State } of containers) {
    expect(State.Health.Status, Name).toBe('healthy');
    expect(['node', 'nginx'], Name).toContain(Config.User);
    expect(HostConfig.ReadonlyRootfs, Name).toBe(true);
    expect(HostConfig.Memory, Name).toBeGreaterThan(0);
    expect(HostConfig.NanoCpus, Name).toBeGreaterThan(0);
    expect(HostConfig.CapDrop, Name).toEqual(['ALL']);
    expect(HostConfig.SecurityOpt, Name).toEqual(['no-new-privileges:true']);
    expect(Object.keys(HostConfig.PortBindings).length > 0, Name).toBe(Name.includes('gateway'));
    expect(Config.Env.join(), Name).not.toContain(stack.admin.password);
  }
});

test('a service is told to stop and ends in order', async ({ stack }) => {
  stack.log('stopping in order');
  for (const name of ['svc-mail', 'svc-auth', 'shell', 'gateway']) {
    await stack.compose('stop', name);
    const id = (await stack.compose('ps', '--all', '--quiet', name)).trim();
    expect((await stack.docker('inspect', '--format', '{{.State.ExitCode}}', id)).trim(), name).toBe('0');
  }
  await stack.compose('up', '--detach', '--no-build', '--pull', 'never', '--wait');
  await expect.poll(async () => (await fetch(`${stack.url}/healthz`)).status).toBe(200);
});

test('the database goes away and comes back: calls are refused meanwhile, and nobody has to be started again', async ({
  stack,
}) => {
  stack.log('database away and back');
  const stats = () => fetch(`${stack.url}/api/stats`);
  const status = async (path: string) => (await fetch(stack.url + path)).status;
  await stack.compose('stop', 'mongodb');
  await expect.poll(async () => (await stats()).status).toBe(503);
  expect((await stats()).headers.get('retry-after')).toBeTruthy();
  expect(await status('/')).toBe(200);
  expect(await status('/healthz')).toBe(503);

  await stack.compose('start', 'mongodb');
  await expect.poll(() => status('/healthz'), { timeout: 30_000 }).toBe(200);
  expect((await stats()).status).toBe(200);
  const ids = (await stack.compose('ps', '--quiet')).split('\n').filter(Boolean);
  const restarts = await stack.docker('inspect', '--format', '{{.RestartCount}}', ...ids);
  expect(new Set(restarts.trim().split('\n'))).toEqual(new Set(['0']));
});

test('no Dockerfile has anything that Docker warns of', async ({ stack }) => {
  stack.log('warnings of the Dockerfiles');
  await expect(stack.compose('--profile', '*', 'build', '--check')).resolves.toContain('no warnings found');
});
