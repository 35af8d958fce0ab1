/** The first of these names, and how many more there are. */
export function namesUpTo(most: number, names: readonly string[], separator: string): string {
  const others = names.length > most ? ` and ${names.length - most} more` : '';
  return names.slice(0, most).join(separator) + others;
}
