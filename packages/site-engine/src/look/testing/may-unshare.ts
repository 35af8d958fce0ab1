import { spawnSync } from 'node:child_process';

const asUser = process.getuid?.() === 0 ? [] : ['--user', '--map-current-user'];

/** Whether a process can be kept from the network here. Many containers, and some systems for all but root, allow no namespaces. */
export const mayUnshare = spawnSync('unshare', [...asUser, '--net', '--', 'true']).status === 0;

/** Options of a test that is skipped where it may not. */
export const needsNamespaces = { meta: { needs: 'network namespaces: unshare --net has to be allowed' } };
