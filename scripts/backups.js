import { isNode24 } from './lib/node-24.js';
import { runCommand } from './lib/say.js';

await runCommand(async () => {
  if (!isNode24()) return;
  const { keepStackBackups } = await import('./lib/scheduled-backups.js');
  await keepStackBackups();
});
