import { isNode24 } from './lib/node-24.js';
import { runCommand } from './lib/say.js';

await runCommand(async () => {
  if (!isNode24()) return;
  const { roll } = await import('./lib/roll.js');
  await roll(process.argv[2]);
});
