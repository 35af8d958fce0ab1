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
