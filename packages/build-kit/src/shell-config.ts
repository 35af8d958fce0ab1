import { type Configuration, CopyRspackPlugin, DefinePlugin, HtmlRspackPlugin } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import { serving } from './dev-server.ts';
import { blockingScript, namedChunk, preloadedChunk, preloadedFonts, sharedPicture } from './head-tags.ts';
import { HeadTagsPlugin } from './head-tags-plugin.ts';
import { PrerenderPlugin } from './prerender-plugin.ts';
import { type Stage, type StagedConfig, staged } from './stage.ts';

export interface ShellBuild {
  /** The shell's own folder, with `src/main.ts`, `src/index.html`, `src/prerender.tsx`, `src/favicon.svg`, `src/before-paint.ts` and
   * `src/public`. */
  folder: string;
  /** Of its release. */
  version: string;
  /** Where `rspack serve` listens. */
  devPort: number;
  /** Beginnings of the names of the font files that the first text is set in. */
  firstFonts?: readonly string[];
  /** The `webpackChunkName` of what the small `src/main.ts` goes on with: one file, asked for together with the page. */
  applicationChunk: string;
  /** The `webpackChunkName`s of chunks whose files the page's head shall name. */
  namedChunks?: readonly string[];
  /** What other sites show with a link to this one: a file in `src/public`, and where the site will be found, if that is known. */
  picture: { path: string; publicUrl: string | undefined };
}

/** Alone in a file of its own, because it must be small enough to hold up the first paint. */
const beforePaintFile = 'before-paint.js';

const entryOf = (stage: Stage) => [
  ...(stage === 'development' ? [`${import.meta.dirname}/record-renderers.ts`] : []),
  './src/main.ts',
];

function pageConfig(
  { folder, version, devPort, firstFonts = [], applicationChunk, namedChunks = [], picture }: ShellBuild,
  stage: Stage,
): Configuration {
  const base = baseConfig(folder, stage);
  return {
    ...base,
    ...serving(stage, devPort),
    name: 'page',
    entry: { main: entryOf(stage) },
    // The application's libraries stay in its one file.
    optimization: { ...base.optimization, splitChunks: { chunks: ({ name }) => name !== applicationChunk } },
    output: {
      ...base.output,
      publicPath: '/',
      uniqueName: 'shell',
    },
    plugins: [
      ...base.plugins,
      // Leaves out of the federation's runtime what it does on servers.
      new DefinePlugin({ ENV_TARGET: JSON.stringify('web') }),
      new HtmlRspackPlugin({
        template: './src/index.html',
        favicon: './src/favicon.svg',
        minify: false,
        // Administrators see which release the page is of.
        meta: { version },
      }),
      new HeadTagsPlugin([
        preloadedFonts(firstFonts),
        preloadedChunk(applicationChunk),
        ...namedChunks.map(namedChunk),
        blockingScript(beforePaintFile),
        sharedPicture(picture.path, picture.publicUrl),
      ]),
      new PrerenderPlugin('./src/prerender.tsx'),
      new CopyRspackPlugin({ patterns: [{ from: 'src/public' }] }),
    ],
  };
}

function beforePaintConfig({ folder }: ShellBuild, stage: Stage): Configuration {
  const base = baseConfig(folder, stage);
  return {
    ...base,
    name: 'before-paint',
    // Afterwards, because the page's build empties the folder first.
    dependencies: ['page'],
    entry: { main: './src/before-paint.ts' },
    output: { path: base.output.path, filename: beforePaintFile, publicPath: '/' },
  };
}

/** The host: one page that finds its remotes at run time. */
export function defineShellConfig(build: ShellBuild): StagedConfig<Configuration[]> {
  return staged((stage) => [pageConfig(build, stage), beforePaintConfig(build, stage)]);
}
