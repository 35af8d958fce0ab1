import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isNode24 } from './lib/node-24.js';
import { inRoot } from './lib/paths.js';
import { runCommand } from './lib/say.js';

// `node scripts/run.js TARGET …`: TARGET, a file or the name of an installed program, runs under Node 24 with every
// package installed, as if it had been started itself.
await runCommand(async () => {
  if (!isNode24()) return;
  const { ensureInstalled } = await import('./lib/install.js');
  await ensureInstalled();
  process.argv.splice(1, 1);
  const target = process.argv[1] ?? '';
  const file = existsSync(target) ? resolve(target) : inRoot('node_modules/.bin', target);
  await import(pathToFileURL(realpathSync(file)).href);
});
