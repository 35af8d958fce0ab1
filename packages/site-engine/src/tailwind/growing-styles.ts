import { transformCss } from '../css/transform-css.ts';
import type { SiteFile } from '../engine.ts';
import { candidatesOf } from './candidates.ts';
import { createForgivingCompiler } from './forgiving-compiler.ts';

type Compiler = Awaited<ReturnType<typeof createForgivingCompiler>>['compiler'];

/**
 * The style sheet of one site while it is written. Its compiler is kept: it knows the classes so far, and only what is new
 * costs time. Other own styles need another compiler.
 */
export class GrowingStyles {
  #ownStyles: string | undefined;
  #compiler: Compiler | undefined;
  #built = '';
  #css = '';

  async compile(files: readonly SiteFile[], ownStyles: string): Promise<string> {
    const compiler = await this.#compilerFor(ownStyles);
    const built = compiler.build(candidatesOf(files));
    if (built !== this.#built) {
      this.#built = built;
      this.#css = transformCss('styles.css', built).css;
    }
    return this.#css;
  }

  async #compilerFor(ownStyles: string): Promise<Compiler> {
    if (this.#compiler && this.#ownStyles === ownStyles) return this.#compiler;
    const { compiler } = await createForgivingCompiler(ownStyles);
    this.#compiler = compiler;
    this.#ownStyles = ownStyles;
    return compiler;
  }
}
