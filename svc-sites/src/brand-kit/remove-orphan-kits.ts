import type { FindAccounts } from '@sitewright/service-kit';
import type { BrandKitsRepository } from './brand-kits.repository.ts';

const atOnce = 500;

/** Removes the brand kits of people who are gone, until `signal` stops it. Returns how many there were. */
export async function removeOrphanKits(
  brandKits: Pick<BrandKitsRepository, 'listOwners' | 'remove'>,
  findAccounts: FindAccounts,
  signal: AbortSignal,
): Promise<number> {
  let count = 0;
  for (let after = ''; !signal.aborted; ) {
    const owners = await brandKits.listOwners(after, atOnce);
    const there = await findAccounts(owners);
    const gone = owners.filter((owner) => !there.has(owner));
    await brandKits.remove(gone);
    count += gone.length;
    if (owners.length < atOnce) return count;
    after = owners.at(-1) ?? '';
  }
  return count;
}
