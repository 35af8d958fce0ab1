/** What a script or page does to switch to dark colours, and the selector under which they then hold. */
const switches: [RegExp, string][] = [
  [/\bclassList\s*\.\s*(?:toggle|add|remove|replace)\(\s*['"`]dark['"`]/, '.dark'],
  [/\bclassName\s*[+=]=?\s*['"`]\s?dark['"`]/, '.dark'],
  [
    /<(?:html|body)\b[^<>]{0,500}\sclass\s*=\s*(?:"(?:[^"<>]{0,300}\s)?dark[\s"]|'(?:[^'<>]{0,300}\s)?dark[\s'])/i,
    '.dark',
  ],
  [/\bdataset\s*\.\s*theme\s*=|\bsetAttribute\(\s*['"`]data-theme['"`]/, '[data-theme="dark"]'],
];

/** The selector under which `dark:` holds in a site that switches it itself; otherwise the visitor's system decides. */
export function darkSelector(sources: readonly string[]): string | undefined {
  return switches.find(([pattern]) => sources.some((source) => pattern.test(source)))?.[1];
}

/** The element that is switched counts as well: it is often the body that has the colours. */
export const darkVariant = (selector: string): string =>
  `@custom-variant dark (&:where(${selector}, ${selector} *));\n`;
