import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ensureBrowser } from './browser.js';
import { ensureInstalled } from './install.js';
import { inRoot } from './paths.js';
import { runBin } from './run.js';
import { Refusal, say } from './say.js';

/** The one part whose own tests open pages in a browser. */
const opensPages = 'packages/site-engine';

/**
 * A configuration of the compiler for one part: the root's rules, that part's files and what they import.
 * @param {string} part
 */
function writeTypeConfig(part) {
  const folder = inRoot('.cache/check');
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/tsconfig.${part.replaceAll('/', '-')}.json`;
  const config = {
    extends: relative(folder, inRoot('tsconfig.json')),
    include: [relative(folder, inRoot(part))],
    exclude: ['**/node_modules', '**/dist'],
  };
  writeFileSync(file, JSON.stringify(config));
  return file;
}

/**
 * @param {string} part
 * @returns {[title: string, bin: string, args: string[], cwd?: string][]}
 */
const checksOf = (part) => [
  ['Format and lint', 'biome', ['ci', '--error-on-warnings', part]],
  ['Types', 'tsc', ['--project', writeTypeConfig(part)]],
  ['Import rules', 'depcruise', [part]],
  ['Dead code', 'knip', ['--workspace', part]],
  ['Tests', 'vitest', ['run', '--passWithNoTests', `${part}/`]],
  ...(/^(shell|mfe-)/.test(part)
    ? [
        /** @type {[string, string, string[], string]} */ ([
          'Build',
          'rspack',
          ['build', '--mode', 'production'],
          inRoot(part),
        ]),
      ]
    : []),
];

/**
 * The whole of `npm run check -w PART`: what concerns that part, and nothing else.
 * @param {string} folder where npm runs the script: the part's own
 */
export async function check(folder) {
  const part = relative(inRoot(), folder);
  if (part === '' || !existsSync(inRoot(part, 'package.json'))) {
    throw new Refusal('Usage: npm run check -w PART, where PART is the folder of one part.');
  }
  await ensureInstalled();
  const browser = part === opensPages ? await ensureBrowser() : undefined;
  const env = { ...process.env, ...(browser && { CHROMIUM_PATH: browser }) };
  const failed = [];
  for (const [title, bin, args, cwd = inRoot()] of checksOf(part)) {
    say(`\n— ${title}`);
    const { code } = await runBin(bin, args, { cwd, env });
    if (code !== 0) failed.push(title);
  }
  if (failed.length > 0) throw new Refusal(`\n${part}: ${failed.join(', ')} failed: see above.`);
  say(`\n${part}: everything passed.`);
}
