import { z } from 'zod';
import { isReady, measuringScalers, nodes, partOf, pods, restarts } from '../support/cluster-state.ts';
import { expect, test } from '../support/cluster-test.ts';
import { inPlatform, list } from '../support/kubectl.ts';
import { parts } from '../support/platform-on-cluster.ts';

/** A new pod is measured a minute or so after its start. */
const measuredWithinMs = 180_000;

test('every part is there, ready and never started again', async ({ cluster }) => {
  cluster.log('health');
  await expect.poll(async () => (await fetch(`${cluster.url}/healthz`)).status).toBe(200);
  const all = await pods();
  expect([...new Set(all.map(partOf))].toSorted()).toEqual(parts.toSorted());
  expect(all.filter((pod) => !isReady(pod))).toEqual([]);
  expect(restarts(all)).toBe(0);
});

test('no part has all its pods on one node', async ({ cluster }) => {
  test.skip((await nodes()).length < 2, 'this cluster has one node only');
  cluster.log('where the pods are');
  const all = await pods();
  const nodesOf = (part: string) =>
    new Set(all.filter((pod) => partOf(pod) === part).map(({ spec }) => spec.nodeName));
  expect(parts.filter((part) => nodesOf(part).size < 2)).toEqual([]);
});

test('nothing that was applied is refused by the cluster', async ({ cluster }) => {
  cluster.log('what the cluster warns of');
  const about = z.object({ kind: z.string() });
  const eventSchema = z.object({ reason: z.string(), message: z.string(), involvedObject: about });
  const events = await list('events', eventSchema, '--field-selector', 'type=Warning');
  const refusals = events.filter(
    ({ reason, involvedObject: { kind } }) =>
      /^(Pod|ReplicaSet)$/.test(kind) && /^(Failed|Invalid|Sysctl)/.test(reason),
  );
  expect(refusals).toEqual([]);
});

test('every part is scaled by what its pods use', async ({ cluster }) => {
  cluster.log('autoscalers');
  const measuring = async () => (await measuringScalers()).toSorted();
  await expect.poll(measuring, { timeout: measuredWithinMs }).toEqual(parts.toSorted());
});

test('secrets are files that the service reads, and nobody else in its pod', async ({ cluster }) => {
  cluster.log('rights of the pods');
  const lines = await inPlatform(
    'exec',
    'deployment/svc-auth',
    '--',
    'sh',
    '-c',
    'id -u; stat -Lc %a /run/secrets/*',
  );
  expect([...new Set(lines.trim().split('\n'))]).toEqual(['1000', '440']);
});
