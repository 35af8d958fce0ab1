import type { Tracing } from '@sitewright/service-kit';
import type { HeldGeneration } from './held-generation.ts';

export interface TracingDependencies {
  tracing?: Tracing | undefined;
}

/** Makes a generation as a step of the trace in which it was asked for, in whichever process and however much later. */
export async function traced(
  { tracing }: TracingDependencies,
  { lease: { generation } }: HeldGeneration,
  make: () => Promise<void>,
): Promise<void> {
  if (!tracing) return make();
  const { id, engine, attempt, traceparent: parent } = generation;
  await tracing.inSpan({ name: 'generation', kind: 'consumer', parent }, async (span) => {
    span.note({
      'sitewright.generation_id': id,
      'sitewright.engine': engine,
      'sitewright.attempt': attempt,
    });
    await make();
  });
}
