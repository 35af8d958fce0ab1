import { type Health, healthSchema } from '@sitewright/contracts';
import { locateReplicas } from '../replicas.ts';

const probeTimeoutMs = 2_000;

type PartHealth = Health['parts'][string];

interface Answer {
  readonly isReady: boolean;
  /** What it goes on without, by name: a disk that is full. */
  readonly missing: Readonly<Record<string, PartHealth>>;
}

/** What a service says of itself beside its own state concerns the operator, not whether requests are sent there. */
function missingParts(body: unknown): Answer['missing'] {
  const health = healthSchema.safeParse(body);
  if (!health.success) return {};
  return Object.fromEntries(
    Object.entries(health.data.parts).filter(([, part]) => part.status === 'unavailable'),
  );
}

async function askReplica(origin: string): Promise<Answer> {
  try {
    const response = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(probeTimeoutMs) });
    const body = await response.text();
    return { isReady: response.ok, missing: response.ok ? missingParts(parse(body)) : {} };
  } catch {
    return { isReady: false, missing: {} };
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

export interface ServiceHealth {
  readonly own: PartHealth;
  readonly missing: Answer['missing'];
}

const unavailable = (detail: string): ServiceHealth => ({
  own: { status: 'unavailable', detail },
  missing: {},
});

/** A service is ready while one of its replicas is: the gateway passes the others by. */
export async function checkService(setting: string, replicas: readonly string[]): Promise<ServiceHealth> {
  if (replicas.length === 0) return unavailable(`${setting} is not set`);
  const located = await locateReplicas(replicas);
  if (located.length === 0) return unavailable('no replica runs');
  const answers = await Promise.all(located.map(askReplica));
  const missing = Object.assign({}, ...answers.map((answer) => answer.missing));
  const ready = answers.filter(({ isReady }) => isReady).length;
  if (ready === located.length) return { own: { status: 'ready' }, missing };
  const detail = `${ready} of ${located.length} replicas are ready`;
  return { own: { status: ready > 0 ? 'ready' : 'unavailable', detail }, missing };
}
