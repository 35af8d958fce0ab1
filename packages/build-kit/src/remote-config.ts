import { type Configuration, HtmlRspackPlugin } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import { serving } from './dev-server.ts';
import { federation } from './federation.ts';
import { sharedByRemote } from './shared-singletons.ts';
import { type Stage, type StagedConfig, staged } from './stage.ts';

export interface RemoteBuild {
  /** As in the folder `mfe-<name>`, the container `mfe_<name>` and the address `/mfe/<name>/`. */
  name: string;
  /** The remote's own folder, with `src/remote.tsx` and, for its stand-alone page, `src/index.ts`. */
  folder: string;
  /** Where `rspack serve` listens. */
  devPort: number;
}

/** The page on which a remote runs alone, with a stub session and a fake server: for development only. */
function standAlonePage(container: string, stage: Stage) {
  if (stage === 'production') return { entry: {}, plugins: [] };
  return {
    entry: { main: './src/index.ts' },
    // From the root, so that the page can be reloaded at every address of the remote.
    plugins: [
      new HtmlRspackPlugin({ template: './src/index.html', excludeChunks: [container], publicPath: '/' }),
    ],
  };
}

function remoteConfig({ name, folder, devPort }: RemoteBuild, stage: Stage): Configuration {
  const base = baseConfig(folder, stage);
  const container = `mfe_${name}`;
  const page = standAlonePage(container, stage);
  return {
    ...base,
    ...serving(stage, devPort),
    entry: page.entry,
    // `auto`: the files are found beside the manifest, wherever that is deployed.
    output: { ...base.output, publicPath: 'auto', uniqueName: container },
    plugins: [
      ...base.plugins,
      federation({
        name: container,
        filename: stage === 'production' ? 'assets/remoteEntry.[contenthash:8].js' : 'assets/remoteEntry.js',
        exposes: { './App': './src/remote.tsx' },
        shared: sharedByRemote,
        manifest: true,
        // The shell brings the runtime. Alone, in development, a remote has its own.
        experiments: { externalRuntime: stage === 'production' },
      }),
      ...page.plugins,
    ],
  };
}

/** A microfrontend: a container the shell loads by its `mf-manifest.json`. */
export function defineRemoteConfig(build: RemoteBuild): StagedConfig<Configuration> {
  return staged((stage) => remoteConfig(build, stage));
}
