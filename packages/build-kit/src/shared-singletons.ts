import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const installed = (name: string): string => require(`${name}/package.json`).version;

const library = (name: string) => ({ singleton: true, requiredVersion: `^${installed(name)}` });

/** A workspace package has no range to keep: shell and remotes are built from the same source. */
const workspace = { singleton: true, requiredVersion: false as const, version: '1.0.0' };

/**
 * What shell and remotes must have once between them, and nothing else: everything more is each remote's own.
 * The names with a slash cover `react/jsx-runtime` and `react-dom/client`, which would be second copies otherwise.
 */
const startsWithThePage = {
  react: library('react'),
  'react/': library('react'),
  'react-dom': library('react-dom'),
  'react-dom/': library('react-dom'),
  '@sitewright/web-kit/session': workspace,
  '@sitewright/web-kit/router': workspace,
};

/** Needed by the first call to the server, which the landing page never makes. */
const comesWhenNeeded = { axios: library('axios') };

const eagerly = <Table extends object>(table: Table) =>
  Object.fromEntries(Object.entries(table).map(([name, options]) => [name, { ...options, eager: true }]));

/** The host carries what starts with the page in its first file: one request instead of a waterfall. */
export const sharedByShell = { ...eagerly(startsWithThePage), ...comesWhenNeeded };

export const sharedByRemote = { ...startsWithThePage, ...comesWhenNeeded };
