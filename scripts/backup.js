import { isNode24 } from './lib/node-24.js';
import { runCommand } from './lib/say.js';

await runCommand(async () => {
  if (!isNode24()) return;
  const { runBackupCommand } = await import('./lib/backup.js');
  await runBackupCommand(process.argv.slice(2));
});
