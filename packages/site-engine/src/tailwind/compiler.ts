import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Config, compile } from 'tailwindcss';
import type { TailwindConfig } from './config.ts';
import { type SplitConfig, splitConfig } from './config-theme.ts';
import { orderStatement } from './layer-order.ts';

const resolve = createRequire(import.meta.url).resolve;
const framework = new Map(
  ['tailwindcss', 'tailwindcss/theme.css', 'tailwindcss/utilities.css'].map((id) => [
    id,
    readFileSync(resolve(id === 'tailwindcss' ? 'tailwindcss/index.css' : id), 'utf8'),
  ]),
);
const ownStyles = 'own-styles';
const ownConfig = 'own-config';

/** Everything, for a site whose elements are styled by utilities. */
const whole = '@import "tailwindcss" source(none);\n';
/** Utilities that leave headings, lists and buttons as browsers draw them. */
const withoutPreflight = `@import "tailwindcss/theme.css" layer(theme);
@import "tailwindcss/utilities.css" layer(utilities) source(none);
`;
/** For a sheet beside the built one: its values are written out, since nothing says which variables that one has. */
const beside = `@import "tailwindcss" theme(inline) reference;\n@import "${ownStyles}" theme(inline) reference;\n`;

export interface CompilerSettings {
  /** Data of a `tailwind.config`. */
  config?: TailwindConfig | undefined;
  hasPreflight?: boolean | undefined;
  /** Tailwind styles the site: layers that are called as Tailwind's are Tailwind's. */
  usesTailwind?: boolean | undefined;
  /** Cascade layers whose order is the author's. */
  layers?: readonly string[] | undefined;
  /** Classes that a site with plain CSS has given a meaning of its own. */
  ownClasses?: readonly string[] | undefined;
  /** The site's own styles, when what is compiled is another sheet of it. */
  beside?: string | undefined;
}

/** Values that a theme cannot have are passed over when it is read. */
type ThemeConfig = NonNullable<Config['theme']>;

const noConfig: SplitConfig = { theme: '', rest: undefined };

export type Compiler = Awaited<ReturnType<typeof compile>>;

function entryOf({ hasPreflight = true, beside: own, layers = [] }: CompilerSettings): string {
  if (own !== undefined) return beside;
  return `${orderStatement(layers)}\n${hasPreflight ? whole : withoutPreflight}`;
}

/**
 * A fresh compiler each time: one that is kept carries the classes of one site into the next. Nothing is read from the disk and
 * nothing is run for a site.
 *
 * @throws Error when the styles cannot be understood.
 */
export function createCompiler(styles: string, settings: CompilerSettings = {}): Promise<Compiler> {
  const { theme, rest } = settings.config ? splitConfig(settings.config) : noConfig;
  const config = rest ? `@config "${ownConfig}";\n` : '';
  // What a configuration says counts more than the standard theme, and less than a theme of the site's own.
  return compile(entryOf(settings) + config + styles + theme, {
    base: '/',
    async loadStylesheet(id, base) {
      const content = id === ownStyles ? settings.beside : framework.get(id);
      if (content === undefined) throw new Error(`A site's styles cannot import ${id}`);
      return { path: id, base, content };
    },
    async loadModule(id, base) {
      if (id !== ownConfig || !rest) throw new Error(`A site's styles cannot load ${id}`);
      return { path: id, base, module: { theme: rest as ThemeConfig } };
    },
  });
}
