import { type Compilation, type Compiler, HtmlRspackPlugin } from '@rspack/core';

interface Tag {
  tagName: 'link' | 'meta' | 'script';
  attributes: Record<string, string | true>;
}

/** What stands in the page's head before the page's own script and style, by the files that were built. `publicPath` comes before
 * their names. */
export type HeadTags = (compilation: Compilation, publicPath: string) => Tag[];

/** Writes tags into the head of the page that a build makes. */
export class HeadTagsPlugin {
  readonly #headTags: readonly HeadTags[];

  constructor(headTags: readonly HeadTags[]) {
    this.#headTags = headTags;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('HeadTagsPlugin', (compilation) => {
      const { alterAssetTagGroups } = HtmlRspackPlugin.getCompilationHooks(compilation);
      alterAssetTagGroups.tapPromise('HeadTagsPlugin', async (page) => {
        const tags = this.#headTags.flatMap((tagsOf) => tagsOf(compilation, page.publicPath));
        page.headTags.unshift(...tags.map((tag) => ({ ...tag, voidTag: tag.tagName !== 'script' })));
        return page;
      });
    });
  }
}
