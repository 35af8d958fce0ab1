import { createRequire } from 'node:module';
import {
  type Configuration,
  LightningCssMinimizerRspackPlugin,
  type Plugin,
  SwcJsMinimizerRspackPlugin,
} from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { moduleRules } from './module-rules.ts';
import { PrecompressPlugin } from './precompress-plugin.ts';
import type { Stage } from './stage.ts';

const fileName = (stage: Stage, extension: string) =>
  stage === 'production' ? `assets/[name].[contenthash:8].${extension}` : `assets/[name].${extension}`;

/** react-router points bundlers at its development build, warnings included, whatever the mode. */
const routerInProduction = createRequire(import.meta.url)
  .resolve('react-router/package.json')
  .replace('package.json', 'dist/production/index.mjs');

/** What Tailwind CSS 4 asks for itself. Rules for older browsers would double what is styled and be of no use to them. */
const targets = ['chrome >= 111', 'safari >= 16.4', 'ios_saf >= 16.4', 'firefox >= 128'];

/** What every front end's build has in common. `folder` is the workspace's own folder. */
export function baseConfig(
  folder: string,
  stage: Stage,
): Configuration & { output: { path: string }; plugins: Plugin[] } {
  return {
    context: folder,
    mode: stage,
    target: ['web', 'es2022'],
    // Never eval: the page's content security policy forbids it, and development should be like production.
    devtool: stage === 'production' ? false : 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      ...(stage === 'production' && { alias: { 'react-router$': routerInProduction } }),
    },
    output: {
      path: `${folder}/dist`,
      clean: stage === 'production',
      filename: fileName(stage, 'js'),
      chunkFilename: fileName(stage, 'js'),
      cssFilename: fileName(stage, 'css'),
      cssChunkFilename: fileName(stage, 'css'),
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    module: { rules: moduleRules(stage) },
    ...(stage === 'production' && {
      optimization: {
        // Numbers in order are shorter than hashes, and do not depend on where the project lies.
        moduleIds: 'natural',
        minimizer: [
          new SwcJsMinimizerRspackPlugin(),
          new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets } }),
        ],
      },
    }),
    plugins: stage === 'production' ? [new PrecompressPlugin()] : [new ReactRefreshRspackPlugin()],
    performance: false,
    stats: 'errors-warnings',
  };
}
