import { type Data, isData, type Literal } from './read-literal.ts';

/** A `tailwind.config` as far as it is data that cannot load or run anything. */
export interface TailwindConfig {
  theme: Data;
  /** Where `dark:` holds, when the configuration says so: a selector, or `media`. */
  dark?: string | undefined;
  hasPreflight: boolean;
}

/** What colours, lengths, fonts, shadows and easings are made of. */
const safeText = /^[\w\s.,%#()+*/'"<>!-]{0,500}$/;
const loading = /\b(?:url|src|image|image-set|expression)\s*\(/i;

function withoutLoads(value: Literal): Literal | undefined {
  if (typeof value === 'string') return safeText.test(value) && !loading.test(value) ? value : undefined;
  if (Array.isArray(value)) return value.flatMap((item) => withoutLoads(item) ?? []);
  if (!isData(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]): [string, Literal][] => {
      const safe = safeText.test(name) ? withoutLoads(part) : undefined;
      return safe === undefined || safe === null ? [] : [[name, safe]];
    }),
  );
}

const selector = /^(?:\.[\w-]+|\[[\w-]+(?:=["']?[\w-]+["']?)?\])$/;

function darkOf(setting: Literal | undefined): string | undefined {
  const [mode, named] = Array.isArray(setting) ? setting : [setting];
  if (mode === 'media') return 'media';
  if (mode !== 'class' && mode !== 'selector') return undefined;
  return typeof named === 'string' && selector.test(named) ? named : '.dark';
}

function merge(one: Data, other: Data): Data {
  const merged = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const known = merged[name];
    merged[name] = isData(known) && isData(value) ? merge(known, value) : value;
  }
  return merged;
}

/** The one configuration of a site, from those of its pages and files: the later one counts. */
export function joinConfigs(found: readonly Literal[]): TailwindConfig | undefined {
  const configs = found.filter(isData);
  if (configs.length === 0) return undefined;
  const { theme, darkMode, corePlugins } = configs.reduce(merge);
  const safe = theme === undefined ? undefined : withoutLoads(theme);
  return {
    theme: isData(safe) ? safe : {},
    dark: darkOf(darkMode),
    hasPreflight: !(isData(corePlugins) && corePlugins.preflight === false),
  };
}
