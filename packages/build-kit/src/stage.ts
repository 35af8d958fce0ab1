import type { Configuration } from '@rspack/core';

/** `rspack build` makes what is deployed; `rspack serve` what a person works on. */
export type Stage = 'production' | 'development';

/** A configuration that rspack's command line calls with what it is about to do. */
export type StagedConfig<Config> = (commandLine: { RSPACK_SERVE?: boolean }) => Config;

/** Lets a configuration be written as a function of its stage. */
export function staged<Config extends Configuration | Configuration[]>(
  define: (stage: Stage) => Config,
): StagedConfig<Config> {
  return ({ RSPACK_SERVE }) => define(RSPACK_SERVE ? 'development' : 'production');
}
