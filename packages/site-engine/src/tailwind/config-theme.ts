import type { TailwindConfig } from './config.ts';
import { isData, type Literal } from './read-literal.ts';

/** Where Tailwind 4 has what `theme.extend` says. */
const namespaces = new Map([
  ['backgroundImage', '--background-image'],
  ['borderRadius', '--radius'],
  ['boxShadow', '--shadow'],
  ['colors', '--color'],
  ['fontFamily', '--font'],
  ['letterSpacing', '--tracking'],
  ['lineHeight', '--leading'],
  ['spacing', '--spacing'],
]);
/** What the whole page is written in. */
const defaults = new Map([
  ['--font-sans', '--default-font-family'],
  ['--font-mono', '--default-mono-font-family'],
]);

const plainName = /^(?:[a-z][a-z\d]*|\d{1,4})(?:-[a-z\d]+)*$/;
/** With nothing open that would take in what follows. */
const plainValue =
  /^(?:[\w\s.,%#+*/-]|"[^"'();\\]*"|'[^"'();\\]*'|\((?:[^()"';{}<>\\]|\([^()"';{}<>\\]*\))*\))+$/;

type Declared = [name: string, value: string][];

function textOf(value: Literal): string | undefined {
  // A list is one of typefaces or shadows.
  const text = Array.isArray(value) ? value.join(', ') : value;
  return typeof text === 'string' && plainValue.test(text) && !text.includes('/*') ? text : undefined;
}

/** The variables of a part of a theme; undefined where it has what cannot be said so. */
function declared(name: string, part: Literal): Declared | undefined {
  if (!isData(part)) {
    const value = textOf(part);
    return value === undefined ? undefined : [[name, value]];
  }
  const parts = Object.entries(part).map(([key, inside]) => {
    if (key === 'DEFAULT' && !isData(inside)) return declared(name, inside);
    return plainName.test(key) ? declared(`${name}-${key}`, inside) : undefined;
  });
  return parts.every((found) => found !== undefined) ? parts.flat() : undefined;
}

export interface SplitConfig {
  /** The colours, typefaces and sizes that it adds. */
  theme: string;
  /** All else, if there is anything. */
  rest: TailwindConfig['theme'] | undefined;
}

/**
 * A configuration with what it adds as a theme. For the least of a configuration Tailwind makes a theme of version 3 with all its
 * defaults, of which nothing is used, and takes twice as long for that as for all else; and in it, a colour with shades has no
 * opacity, and of typefaces only the first is there.
 */
export function splitConfig({ theme }: TailwindConfig): SplitConfig {
  const { extend, ...replaced } = theme;
  if (!isData(extend)) return { theme: '', rest: theme };
  const lines: Declared = [];
  const left = Object.entries(extend).filter(([key, part]) => {
    const namespace = key in replaced || !isData(part) ? undefined : namespaces.get(key);
    const found = namespace === undefined ? undefined : declared(namespace, part);
    lines.push(...(found ?? []));
    return found === undefined;
  });
  const all = lines.flatMap(([name, value]) =>
    [name, defaults.get(name)].map((variable) => (variable ? `  ${variable}: ${value};\n` : '')),
  );
  const isWhole = left.length === 0 && Object.keys(replaced).length === 0;
  return {
    theme: all.length > 0 ? `@theme default inline reference {\n${all.join('')}}\n` : '',
    rest: isWhole ? undefined : { ...replaced, ...(left.length > 0 && { extend: Object.fromEntries(left) }) },
  };
}
