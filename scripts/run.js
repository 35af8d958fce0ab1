import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isNode24 } from './lib/node-24.js';
import { runCommand } from './lib/say.js';

// `node scripts/run.js FILE …`: FILE runs under Node 24 with every package installed, as if it had been started itself.
await runCommand(async () => {
  if (!isNode24()) return;
  const { ensureInstalled } = await import('./lib/install.js');
  await ensureInstalled();
  process.argv.splice(1, 1);
  const [, file = ''] = process.argv;
  await import(pathToFileURL(resolve(file)).href);
});
