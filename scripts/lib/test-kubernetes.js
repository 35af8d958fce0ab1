import { runBrowserTests } from './browser-tests.js';
import { saveImages } from './cluster-images.js';
import { run } from './run.js';
import { Refusal } from './say.js';

async function requireCluster() {
  if (!process.env.KUBECONFIG) {
    throw new Refusal(
      'Set KUBECONFIG to a throw-away cluster: the test installs the platform there, and breaks it.',
    );
  }
  const { code, output } = await run('kubectl', ['get', '--raw', '/readyz'], { quiet: true });
  if (code !== 0) throw new Refusal(`${output.trim()}\nThe cluster of KUBECONFIG does not answer.`);
}

/**
 * `npm run test:kubernetes`: the platform of deploy/ on the cluster of KUBECONFIG, whose nodes have, or find, the images.
 * With `--images FOLDER` it only makes these.
 * @param {string[]} args what is not for this command is Playwright's
 */
export async function testKubernetes(args) {
  if (args[0] === '--images') {
    if (!args[1]) throw new Refusal('Usage: npm run test:kubernetes -- --images FOLDER');
    return saveImages(args[1]);
  }
  await requireCluster();
  process.exit(await runBrowserTests('kubernetes.config.ts', args));
}
