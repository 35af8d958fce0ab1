import * as router from '@sitewright/web-kit/router';
import * as session from '@sitewright/web-kit/session';
import axios, * as axiosModule from 'axios';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

const library = (version: string, module: object) => ({
  version,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

/** A workspace package has no range to keep: shell and remotes are built from the same source. */
const workspace = (module: object) => ({
  version: '1.0.0',
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: false as const },
});

/** What the page has once, whoever uses it. Build-kit's `shared-singletons.ts` has remotes ask for the same names. */
export const shared = {
  react: library(react.version, react),
  'react/jsx-runtime': library(react.version, jsxRuntime),
  'react-dom': library(reactDom.version, reactDom),
  axios: library(axios.VERSION, axiosModule),
  '@sitewright/web-kit/session': workspace(session),
  '@sitewright/web-kit/router': workspace(router),
};
