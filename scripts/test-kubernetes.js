import { isNode24 } from './lib/node-24.js';
import { runCommand } from './lib/say.js';

await runCommand(async () => {
  if (!isNode24()) return;
  const { testKubernetes } = await import('./lib/test-kubernetes.js');
  await testKubernetes(process.argv.slice(2));
});
