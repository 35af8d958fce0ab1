import { type Configuration, rspack } from '@rspack/core';
import { inRoot } from '../../scripts/lib/paths.js';
import configureShell from '../../shell/rspack.config.ts';

const isFederation = (plugin: unknown) => plugin?.constructor.name === 'ModuleFederationPlugin';

const withinOneBuild = new rspack.NormalModuleReplacementPlugin(
  /\/remotes\/federation\.ts$/,
  `${import.meta.dirname}/federation.ts`,
);

/** The shell's own build with the remotes inside: the same code as one ordinary application. */
const monolith = (config: Configuration): Configuration => ({
  ...config,
  output: { ...config.output, path: inRoot('.cache/monolith') },
  plugins: [...(config.plugins ?? []).filter((plugin) => !isFederation(plugin)), withinOneBuild],
});

export default (env: Record<string, unknown>) => configureShell(env).map(monolith);
