import { startTestPlatform } from '../../e2e/support/platform.ts';
import { ensureBuilt } from '../../scripts/lib/build.js';
import { buildMonolith } from './build-monolith.ts';

/** The same platform twice: with its federated front end, and with the same code as one application. */
export async function startBothFrontEnds() {
  await ensureBuilt();
  const monolith = await buildMonolith();
  const ours = await startTestPlatform();
  const reference = await startTestPlatform({ STATIC_SHELL: monolith });
  return { ours, reference, close: () => Promise.all([ours.close(), reference.close()]) };
}
