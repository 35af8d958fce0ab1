import { transformCss } from '../css/transform-css.ts';
import type { SiteFile } from '../engine.ts';
import { candidatesOf } from './candidates.ts';
import type { Compiler, CompilerSettings } from './compiler.ts';
import { createForgivingCompiler } from './forgiving-compiler.ts';

/**
 * The style sheet of one site while it is written. Its compiler is kept: it knows the classes so far, and only what is new
 * costs time. Other own styles need another compiler.
 */
export class GrowingStyles {
  readonly #create: typeof createForgivingCompiler;
  #key: string | undefined;
  #compiler: Compiler | undefined;
  #built = '';
  #css = '';

  constructor(create = createForgivingCompiler) {
    this.#create = create;
  }

  async compile(
    files: readonly SiteFile[],
    ownStyles: string,
    settings: CompilerSettings = {},
  ): Promise<string> {
    const compiler = await this.#compilerFor(ownStyles, settings);
    const built = compiler.build(candidatesOf(files, settings.ownClasses));
    if (built !== this.#built) {
      this.#built = built;
      this.#css = transformCss('styles.css', built).css;
    }
    return this.#css;
  }

  async #compilerFor(ownStyles: string, settings: CompilerSettings): Promise<Compiler> {
    const key = JSON.stringify([ownStyles, settings]);
    if (this.#compiler && this.#key === key) return this.#compiler;
    const { compiler } = await this.#create(ownStyles, settings);
    this.#compiler = compiler;
    this.#key = key;
    return compiler;
  }
}
