import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.js';
import { runBin } from '../../scripts/lib/run.js';

const frontEnd = 'mfe-admin';

/** A copy of mfe-admin's source within the repository, where its build finds the installed packages. */
function copySource(): string {
  const cache = inRoot('.cache');
  mkdirSync(cache, { recursive: true });
  const root = mkdtempSync(join(cache, 'workshop-'));
  // As a folder that somebody deploys to: nginx's workers, who are nobody where root starts it, enter it.
  chmodSync(root, 0o755);
  const folder = join(root, frontEnd);
  cpSync(inRoot(frontEnd), folder, { recursive: true, filter: (path) => !path.endsWith('/dist') });
  symlinkSync(inRoot('packages'), join(root, 'packages'));
  return folder;
}

/** Changes one place of a file; a place that is not there is a mistake of the test. */
export function rewrite(file: string, from: string, to: string): void {
  const source = readFileSync(file, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(
    file,
    source.replace(from, () => to),
  );
}

async function build(folder: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await runBin('rspack', ['build', '--mode', 'production'], {
    cwd: folder,
    env,
    quiet: true,
  });
  if (code !== 0) throw new Error(output);
}

const replace = (target: string, source: string) => {
  rmSync(target, { recursive: true, force: true });
  cpSync(source, target, { recursive: true });
};

export type Workshop = ReturnType<typeof openWorkshop>;

/** Where a test changes, builds and deploys mfe-admin alone, leaving the real one as it is. */
export function openWorkshop() {
  const folder = copySource();
  const deployed = join(dirname(folder), 'deployed');
  replace(deployed, inRoot(frontEnd, 'dist'));
  return {
    /** The folder a gateway serves as `/mfe/admin/`: at first the real build. */
    deployed,
    /** Changes `src/remote.tsx`, builds it and puts the result in the place of what was deployed. */
    async deploy(from: string, to: string) {
      const file = join(folder, 'src/remote.tsx');
      const before = readFileSync(file, 'utf8');
      rewrite(file, from, to);
      await build(folder);
      writeFileSync(file, before);
      replace(deployed, join(folder, 'dist'));
    },
    rollBack: () => replace(deployed, inRoot(frontEnd, 'dist')),
    close: () => rmSync(dirname(folder), { recursive: true, force: true }),
  };
}
