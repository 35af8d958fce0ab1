import { isNode24 } from './lib/node-24.js';
import { runCommand } from './lib/say.js';

// `npm run dev -w svc-auth`: one service alone, under Node 24, with what it needs.
await runCommand(async () => {
  if (!isNode24()) return;
  const { devService } = await import('./lib/dev-service.js');
  await devService(process.argv[2] ?? '');
});
