import type { FindAccounts } from '@sitewright/service-kit';
import type { PurgedGenerationsRepository } from './purged-generations.repository.ts';

const atOnce = 500;

/**
 * Removes what people asked for who have no account any more, their prompts and the events with their pages included, until
 * `signal` stops it. What is still being made ends by itself first. Returns how many people there were.
 */
export async function purgeGenerations(
  purged: PurgedGenerationsRepository,
  findAccounts: FindAccounts,
  signal: AbortSignal,
): Promise<number> {
  let count = 0;
  let last: string | undefined;
  for (;;) {
    const owners = await purged.listOwners(last, atOnce);
    last = owners.at(-1);
    if (last === undefined) return count;
    const there = await findAccounts(owners);
    for (const ownerId of owners.filter((id) => !there.has(id))) {
      if (signal.aborted) return count;
      if (await purged.removeEnded(ownerId)) count += 1;
    }
  }
}
