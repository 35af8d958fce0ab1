/** @typedef {import('./workspaces.js').Workspace} Workspace */

/** Files that change nothing a check looks at. */
const isProse = (/** @type {string} */ file) => file.startsWith('docs/') || file.endsWith('.md');

/**
 * @param {Workspace[]} found
 * @param {Workspace[]} workspaces
 * @returns {Workspace[]} these and all that use them, directly or not
 */
function withUsers(found, workspaces) {
  const names = found.map(({ name }) => name);
  const more = workspaces.filter(
    (each) => !found.includes(each) && each.uses.some((name) => names.includes(name)),
  );
  return more.length === 0 ? found : withUsers([...found, ...more], workspaces);
}

/**
 * The folders of the parts that a change may break: its own, and every part that uses one of those. A file that belongs
 * to no part, such as the lock file, may break any.
 * @param {string[]} files
 * @param {Workspace[]} workspaces
 * @returns {string[]}
 */
export function changedParts(files, workspaces) {
  const telling = files.filter((file) => !isProse(file));
  const owners = telling.map((file) => workspaces.find(({ folder }) => file.startsWith(`${folder}/`)));
  const found = workspaces.filter((each) => owners.includes(each));
  const parts = owners.includes(undefined) ? workspaces : withUsers(found, workspaces);
  return parts.map(({ folder }) => folder).sort();
}
