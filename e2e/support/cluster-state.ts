import { z } from 'zod';
import { kubectl, list } from './kubectl.ts';

const condition = z.object({ type: z.string(), status: z.string() });
const named = z.object({ name: z.string(), generation: z.number().optional() });

const deploymentSchema = z.object({
  metadata: named,
  spec: z.object({ replicas: z.number() }),
  status: z.object({
    observedGeneration: z.number().optional(),
    replicas: z.number().default(0),
    updatedReplicas: z.number().default(0),
    availableReplicas: z.number().default(0),
  }),
});

const scalerSchema = z.object({
  metadata: named,
  spec: z.object({ minReplicas: z.number(), scaleTargetRef: z.object({ name: z.string() }) }),
  status: z.object({ conditions: z.array(condition).default([]) }).default({ conditions: [] }),
});

const podSchema = z.object({
  metadata: z.object({
    name: z.string(),
    uid: z.string(),
    labels: z.record(z.string(), z.string()),
    deletionTimestamp: z.string().optional(),
  }),
  spec: z.object({ nodeName: z.string().optional() }),
  status: z.object({
    conditions: z.array(condition).default([]),
    containerStatuses: z.array(z.object({ restartCount: z.number() })).default([]),
  }),
});

export type Pod = z.infer<typeof podSchema>;

export const partOf = ({ metadata }: Pod) => metadata.labels['app.kubernetes.io/name'] ?? '';

const isTrue = (type: string, { conditions }: { conditions: z.infer<typeof condition>[] }) =>
  conditions.some((each) => each.type === type && each.status === 'True');

export const isReady = ({ status }: Pod) => isTrue('Ready', status);

/** The names of all. */
export const nodes = async () =>
  (await kubectl('get', 'nodes', '--output', 'name'))
    .trim()
    .split('\n')
    .map((name) => name.replace('node/', ''));

/** Also those that are going. */
export const pods = () => list('pods', podSchema);

export const podsOf = async (part: string) => (await pods()).filter((pod) => partOf(pod) === part);

export const restarts = (all: readonly Pod[]) =>
  all
    .flatMap(({ status }) => status.containerStatuses)
    .reduce((sum, { restartCount }) => sum + restartCount, 0);

/** Those that scale by what they measure, and what they scale. */
export async function measuringScalers(): Promise<string[]> {
  const scalers = await list('horizontalpodautoscalers', scalerSchema);
  return scalers.filter(({ status }) => isTrue('ScalingActive', status)).map(({ metadata }) => metadata.name);
}

/** What is not yet as it was applied: nothing once every pod is there, new and ready, and no other one is left. */
export async function unsettled(): Promise<string[]> {
  const [deployments, scalers, running] = await Promise.all([
    list('deployments', deploymentSchema),
    list('horizontalpodautoscalers', scalerSchema),
    pods(),
  ]);
  return deployments.flatMap(({ metadata, spec, status }) => {
    const scaler = scalers.find(({ spec }) => spec.scaleTargetRef.name === metadata.name);
    const wanted = scaler?.spec.minReplicas ?? spec.replicas;
    const own = running.filter((pod) => partOf(pod) === metadata.name).length;
    const counts = [spec.replicas, status.replicas, status.updatedReplicas, status.availableReplicas, own];
    const isSeen = (status.observedGeneration ?? 0) >= (metadata.generation ?? 0);
    return isSeen && counts.every((each) => each === wanted)
      ? []
      : [`${metadata.name}: ${counts.join(', ')} of ${wanted}`];
  });
}
