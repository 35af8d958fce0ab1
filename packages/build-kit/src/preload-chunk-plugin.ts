import { type Compiler, HtmlRspackPlugin } from '@rspack/core';

const preload = (href: string) => ({
  tagName: 'link',
  voidTag: true,
  attributes: { rel: 'preload', as: 'script', href },
});

/** Has the page ask for the scripts of a chunk at once: the script that wants them is still under way itself. */
export class PreloadChunkPlugin {
  readonly #chunk: string;

  /** @param chunk as in `webpackChunkName` */
  constructor(chunk: string) {
    this.#chunk = chunk;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PreloadChunkPlugin', (compilation) => {
      const { alterAssetTagGroups } = HtmlRspackPlugin.getCompilationHooks(compilation);
      alterAssetTagGroups.tapPromise('PreloadChunkPlugin', async (page) => {
        const files = compilation.namedChunkGroups.get(this.#chunk)?.getFiles() ?? [];
        const scripts = files.filter((name) => name.endsWith('.js'));
        page.headTags.push(...scripts.map((name) => preload(`${page.publicPath}${name}`)));
        return page;
      });
    });
  }
}
