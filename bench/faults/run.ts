import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/lib/build.js';
import type { Group, Result } from './fault.ts';
import { groups } from './groups/groups.ts';
import { only } from './options.ts';
import { addProofs } from './proofs.ts';
import { reports } from './reports.ts';
import { runGroup } from './run-group.ts';
import { page } from './table.ts';

const document = join(import.meta.dirname, '../../docs/faults.md');

const isWanted = ({ id }: { id: number }) => only === undefined || only.includes(id);

const tell = ({ fault, outcome, says }: Result) =>
  console.error(`${fault.id} ${fault.name}: ${outcome}. ${says}`);

async function runAll(chosen: Group[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const group of chosen) {
    console.error(`\n— ${group.name}`);
    results.push(...(await runGroup(group, tell)));
  }
  return addProofs(
    chosen.flatMap(({ faults }) => faults),
    results,
    tell,
  );
}

const chosen = groups
  .map((group) => ({ ...group, faults: group.faults.filter(isWanted) }))
  .filter(({ faults }) => faults.length > 0);

await ensureBuilt();
const results = await runAll(chosen);
const ids = groups.flatMap(({ faults }) => faults.map(({ id }) => id));
const earlier = existsSync(document) ? readFileSync(document, 'utf8') : '';
const [today = ''] = new Date().toISOString().split('T');
writeFileSync(document, page(results, ids, earlier, today));
const failed = results.filter(({ outcome }) => outcome === 'did not hold').length;
console.error(
  `${results.length} faults, ${failed} of them did not hold. What was acknowledged is in ${reports}.`,
);
process.exit(failed > 0 ? 1 : 0);
