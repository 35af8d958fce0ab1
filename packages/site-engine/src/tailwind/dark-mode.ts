interface Switch {
  pattern: RegExp;
  /** The selector under which dark colours then hold; where the script says by what, `value` is that. */
  selector: (value: string) => string;
}

const darkClass = (): string => '.dark';
/** What a theme is called in which it is dark. */
const darkValue = String.raw`(?<value>dark|night|black|midnight|dim)(?=["'\x60])`;
const quote = String.raw`["'\x60]`;
/** The class, alone or behind others. */
const amongClasses = String.raw`(?:[^"'\x60\n]{0,80}\s)?dark(?=[\s"'\x60])`;
/** What stands before it in the same statement, such as the condition of which it is one case. */
const before = String.raw`[^;{}\n]{0,120}?`;

const byAttribute = (attribute: string) => (value: string) => `[${attribute}="${value || 'dark'}"]`;
const themeKey = String.raw`(?:\.\s{0,9}theme\b|\[\s{0,9}${quote}theme${quote}\s{0,9}\])`;

/** What a script or page does to switch to dark colours. */
const switches: readonly Switch[] = [
  {
    pattern: new RegExp(
      String.raw`\bclassList\s{0,9}(?:\.\s{0,9}(?:toggle|add|remove|replace)|\[[^\]\n]{1,120}\])\(\s{0,9}${quote}dark${quote}`,
      'g',
    ),
    selector: darkClass,
  },
  {
    pattern: new RegExp(String.raw`\bclassName\s{0,9}\+?=(?!=)${before}${quote}${amongClasses}`, 'g'),
    selector: darkClass,
  },
  {
    pattern: new RegExp(
      String.raw`\bsetAttribute\(\s{0,9}${quote}class${quote}\s{0,9},${before}${quote}${amongClasses}`,
      'g',
    ),
    selector: darkClass,
  },
  {
    pattern: new RegExp(String.raw`\.(?:toggleClass|addClass|removeClass)\(\s{0,9}${quote}dark${quote}`, 'g'),
    selector: darkClass,
  },
  {
    pattern:
      /<(?:html|body)\b[^<>]{0,500}\sclass\s*=\s*(?:"(?:[^"<>]{0,300}\s)?dark[\s"]|'(?:[^'<>]{0,300}\s)?dark[\s'])/gi,
    selector: darkClass,
  },
  {
    pattern: new RegExp(
      String.raw`\bdataset\s{0,9}${themeKey}\s{0,9}=(?!=)(?:${before}${quote}${darkValue})?`,
      'g',
    ),
    selector: byAttribute('data-theme'),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:setAttribute|attr)\(\s{0,9}${quote}data-theme${quote}\s{0,9},?(?:${before}${quote}${darkValue})?`,
      'g',
    ),
    selector: byAttribute('data-theme'),
  },
];

const constant = /\bconst\s+(?<name>[A-Za-z_$][\w$]{0,60})\s{0,9}=\s{0,9}["'`]dark["'`]/g;
const namedArgument = /\(\s{0,9}(?<name>[A-Za-z_$][\w$]{0,60})(?=\s{0,9}[,)])/g;

/** A script with the class written out where it has a name. */
function withNamedClass(source: string): string {
  const names = new Set(Array.from(source.matchAll(constant), ({ groups }) => groups?.name));
  if (names.size === 0) return source;
  return source.replaceAll(namedArgument, (whole, name: string) => (names.has(name) ? "('dark'" : whole));
}

/** The selector under which `dark:` holds in a site that switches it itself; otherwise the visitor's system decides. */
export function darkSelector(sources: readonly string[]): string | undefined {
  const read = sources.map(withNamedClass);
  for (const { pattern, selector } of switches) {
    const found = read.flatMap((source) => [...source.matchAll(pattern)]);
    const values = found.flatMap(({ groups }) => groups?.value ?? []);
    if (found.length > 0) return selector(values[0] ?? '');
  }
  return undefined;
}

/** The element that is switched counts as well: it is often the body that has the colours. */
export const darkVariant = (selector: string): string =>
  `@custom-variant dark (&:where(${selector}, ${selector} *));\n`;
