import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const installed = (name: string): string => require(`${name}/package.json`).version;

const library = (name: string) => ({ singleton: true, requiredVersion: `^${installed(name)}` });

/** A workspace package has no range to keep: shell and remotes are built from the same source. */
const workspace = { singleton: true, requiredVersion: false as const, version: '1.0.0' };

/**
 * What shell and remotes must have once between them, and nothing else: everything more is each remote's own. The shell's
 * `features/remotes/shared.ts` has the same names.
 * The names with a slash cover `react/jsx-runtime` and `react-dom/client`, which would be second copies otherwise.
 */
export const sharedByRemote = {
  react: library('react'),
  'react/': library('react'),
  'react-dom': library('react-dom'),
  'react-dom/': library('react-dom'),
  '@sitewright/web-kit/session': workspace,
  '@sitewright/web-kit/router': workspace,
  axios: library('axios'),
};
