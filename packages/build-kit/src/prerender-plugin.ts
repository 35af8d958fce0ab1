import { type Compiler, HtmlRspackPlugin } from '@rspack/core';
import { prerender } from './prerender.ts';

const name = 'PrerenderPlugin';

/** Where the markup belongs in the page's template. */
const place = '<!-- prerendered -->';

/** Puts the markup that a module of the front end makes into the page: it is seen before any script has come. */
export class PrerenderPlugin {
  readonly #entry: string;
  #markup = '';

  constructor(entry: string) {
    this.#entry = entry;
  }

  apply(compiler: Compiler): void {
    const renderMarkup = async () => {
      this.#markup = await prerender(compiler.context, this.#entry);
    };
    compiler.hooks.beforeRun.tapPromise(name, renderMarkup);
    compiler.hooks.watchRun.tapPromise(name, renderMarkup);

    compiler.hooks.compilation.tap(name, (compilation) => {
      const { beforeEmit } = HtmlRspackPlugin.getCompilationHooks(compilation);
      beforeEmit.tapPromise(name, async (page) => {
        if (!page.html.includes(place)) throw new Error(`The page has no place for its markup: ${place}`);
        // A function, because a "$" in the markup is one.
        page.html = page.html.replace(place, () => this.#markup);
        return page;
      });
    });
  }
}
