import { type Compiler, HtmlRspackPlugin } from '@rspack/core';

const preload = (href: string) => ({
  tagName: 'link',
  voidTag: true,
  attributes: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href },
});

/** Has the page ask for its first fonts at once: named in a style sheet they would come after the first text. */
export class PreloadFontsPlugin {
  readonly #wanted: readonly string[];

  /** @param wanted beginnings of the font files' names */
  constructor(wanted: readonly string[]) {
    this.#wanted = wanted;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PreloadFontsPlugin', (compilation) => {
      const { alterAssetTagGroups } = HtmlRspackPlugin.getCompilationHooks(compilation);
      alterAssetTagGroups.tapPromise('PreloadFontsPlugin', async (page) => {
        const fonts = compilation.getAssets().filter(({ name }) => this.#isWanted(name));
        page.headTags.unshift(...fonts.map(({ name }) => preload(`${page.publicPath}${name}`)));
        return page;
      });
    });
  }

  #isWanted(name: string): boolean {
    return (
      name.endsWith('.woff2') && this.#wanted.some((beginning) => name.startsWith(`assets/${beginning}`))
    );
  }
}
