import { inRoot } from '../../scripts/lib/paths.js';
import { runBin } from '../../scripts/lib/run.js';

/** Builds the front end without Module Federation: what federation is compared with. Its folder is a shell's. */
export async function buildMonolith(): Promise<string> {
  const config = inRoot('bench/monolith/rspack.config.ts');
  const { code, output } = await runBin('rspack', ['build', '--mode', 'production', '-c', config], {
    // Tailwind looks for sources from here, as in the shell's own build.
    cwd: inRoot('shell'),
    env: { ...process.env, NODE_ENV: 'production' },
    quiet: true,
  });
  if (code !== 0) throw new Error(output);
  return inRoot('.cache/monolith');
}
