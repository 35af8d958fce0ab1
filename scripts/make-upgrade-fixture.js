import { isNode24 } from './lib/node-24.js';
import { runCommand } from './lib/say.js';

await runCommand(async () => {
  if (!isNode24()) return;
  const { runFixtureCommand } = await import('./lib/upgrade/make-fixture.js');
  await runFixtureCommand(process.argv.slice(2));
});
