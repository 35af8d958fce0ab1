import { type Compiler, HtmlRspackPlugin } from '@rspack/core';

/** Names a chunk's files in the page's head, `<meta name="remote-page" content="/assets/1.js /assets/2.js">`, for who wants them early. */
export class NameChunkPlugin {
  readonly #chunk: string;

  /** @param chunk as in `webpackChunkName` */
  constructor(chunk: string) {
    this.#chunk = chunk;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('NameChunkPlugin', (compilation) => {
      const { alterAssetTagGroups } = HtmlRspackPlugin.getCompilationHooks(compilation);
      alterAssetTagGroups.tapPromise('NameChunkPlugin', async (page) => {
        const files = compilation.namedChunkGroups.get(this.#chunk)?.getFiles() ?? [];
        const needed = files.filter((name) => /\.(js|css)$/.test(name));
        const content = needed.map((name) => `${page.publicPath}${name}`).join(' ');
        if (content)
          page.headTags.unshift({
            tagName: 'meta',
            voidTag: true,
            attributes: { name: this.#chunk, content },
          });
        return page;
      });
    });
  }
}
