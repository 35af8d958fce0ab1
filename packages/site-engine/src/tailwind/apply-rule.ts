const important = '!important';

/** The utilities that a statement applies; undefined where it does something else. Tailwind 3 let it end in `!important`. */
export function appliedBy(statement: string): string[] | undefined {
  if (!/^@apply\s/.test(statement)) return undefined;
  const list = statement.slice('@apply'.length);
  const isImportant = list.endsWith(important);
  const names = (isImportant ? list.slice(0, -important.length) : list).split(/\s+/).filter(Boolean);
  return isImportant ? names.map((name) => (/(?:^|:)!|!$/.test(name) ? name : `${name}!`)) : names;
}

/** The statement that applies them. */
export const applying = (names: readonly string[]): string => `@apply ${names.join(' ')}`;
