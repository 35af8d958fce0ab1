import { ensureBrowser } from '../../scripts/lib/browser.js';
import { inRoot } from '../../scripts/lib/paths.js';
import { runBin } from '../../scripts/lib/run.js';

// Takes the pictures of docs/screens anew: every route, 390 and 1440 px wide, light and dark.
const browser = await ensureBrowser();
if (!browser) process.exit(1);
const env = { ...process.env, CHROMIUM_PATH: browser };
const { code } = await runBin('playwright', ['test', '--config', 'pictures.config.ts'], {
  cwd: inRoot('e2e'),
  env,
});
process.exit(code);
