import type { Health } from '@sitewright/contracts';
import { locateReplicas } from '../replicas.ts';

const probeTimeoutMs = 2_000;

async function isReplicaReady(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(probeTimeoutMs) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** A service is ready while one of its replicas is: the gateway passes the others by. */
export async function checkService(
  setting: string,
  replicas: readonly string[],
): Promise<Health['parts'][string]> {
  if (replicas.length === 0) return { status: 'unavailable', detail: `${setting} is not set` };
  const located = await locateReplicas(replicas);
  if (located.length === 0) return { status: 'unavailable', detail: 'no replica runs' };
  const answers = await Promise.all(located.map(isReplicaReady));
  const ready = answers.filter(Boolean).length;
  if (ready === located.length) return { status: 'ready' };
  const detail = `${ready} of ${located.length} replicas are ready`;
  return { status: ready > 0 ? 'ready' : 'unavailable', detail };
}
