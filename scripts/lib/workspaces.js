import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from './paths.js';

/** @typedef {{ folder: string, name: string, uses: string[] }} Workspace one part, and the parts it imports, by name */

/** @returns {Workspace[]} */
export function readWorkspaces() {
  const { workspaces } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const files = globSync(
    workspaces.map((/** @type {string} */ pattern) => `${pattern}/package.json`),
    { cwd: inRoot() },
  );
  return files.sort().map((file) => {
    const { name, dependencies, devDependencies } = JSON.parse(readFileSync(inRoot(file), 'utf8'));
    return { folder: dirname(file), name, uses: Object.keys({ ...dependencies, ...devDependencies }) };
  });
}
