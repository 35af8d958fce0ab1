/** Puts values into the `{name}` gaps of a text; a gap without a value stays empty. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');
