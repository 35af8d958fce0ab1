import { type Configuration, rspack } from '@rspack/core';
import { inRoot } from '../../scripts/lib/paths.js';
import configureShell from '../../shell/rspack.config.ts';

const withinOneBuild = ['federation', 'head-start'].map(
  (name) =>
    new rspack.NormalModuleReplacementPlugin(
      new RegExp(`/${name}\\.ts$`),
      `${import.meta.dirname}/${name}.ts`,
    ),
);

/** The shell's own build with the remotes inside: the same code as one ordinary application. */
const monolith = (config: Configuration): Configuration => ({
  ...config,
  output: { ...config.output, path: inRoot('.cache/monolith') },
  plugins: [...(config.plugins ?? []), ...withinOneBuild],
});

export default (env: Record<string, unknown>) => configureShell(env).map(monolith);
