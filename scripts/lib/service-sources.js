import { watch } from 'node:fs';
import { inRoot } from './paths.js';

const shared = ['packages/contracts/src', 'packages/service-kit/src', 'packages/watch-kit/src'];

/** What each service runs, so that a change of it starts the service again. */
const sources = {
  'svc-auth': ['svc-auth/src', ...shared],
  'svc-sites': [
    'svc-sites/src',
    ...shared,
    'packages/site-engine/src',
    'packages/composer/src',
    'packages/composer-content',
  ],
  'svc-mail': ['svc-mail/src', ...shared],
};

/** @typedef {keyof typeof sources} Service */

/** @type {Service[]} */
export const services = ['svc-auth', 'svc-sites', 'svc-mail'];

/**
 * Many files change at once, as by a branch: they count as one change.
 * @param {Service} name
 * @param {() => void} onChange
 */
export function watchService(name, onChange) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, 150);
  };
  for (const folder of sources[name]) watch(inRoot(folder), { recursive: true }, settle);
}
