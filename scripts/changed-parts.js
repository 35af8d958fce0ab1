import { changedParts } from './lib/changed-parts.js';
import { run } from './lib/run.js';
import { Refusal, runCommand } from './lib/say.js';
import { readWorkspaces } from './lib/workspaces.js';

// `node scripts/changed-parts.js COMMIT`: the parts that changed since then, as a JSON list for a build matrix.
await runCommand(async () => {
  const [since = ''] = process.argv.slice(2);
  const { code, output } = await run('git', ['diff', '--name-only', since, 'HEAD'], { quiet: true });
  if (code !== 0) throw new Refusal(`Usage: node scripts/changed-parts.js COMMIT\n${output}`);
  const parts = changedParts(output.split('\n').filter(Boolean), readWorkspaces());
  process.stdout.write(`${JSON.stringify(parts)}\n`);
});
