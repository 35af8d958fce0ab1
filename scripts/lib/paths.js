import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string[]} parts */
export const inRoot = (...parts) => resolve(root, ...parts);
