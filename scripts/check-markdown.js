import { globSync, readFileSync } from 'node:fs';
import { longLines } from './lib/markdown-lines.js';
import { inRoot } from './lib/paths.js';

const madeHere = new Set(['node_modules', 'dist', '.cache', '.data', '.git']);

const files = globSync('**/*.md', {
  cwd: inRoot(),
  exclude: (path) => madeHere.has(path.slice(path.lastIndexOf('/') + 1)),
}).sort();

/** Says which lines of the Markdown files are too long, and fails where there are any. */
const found = files.flatMap((file) =>
  longLines(readFileSync(inRoot(file), 'utf8')).map((line) => `${file}:${line}`),
);
process.stdout.write(
  found.length > 0
    ? `Longer than 140 characters; wrap them:\n${found.join('\n')}\n`
    : `${files.length} files checked.\n`,
);
process.exitCode = found.length > 0 ? 1 : 0;
