/** How the parts of a page are drawn, by their names. */
export type Looks = ReadonlyMap<string, string>;

/** Parts that are called the same are looked at together: another look of one of them is not lost behind the other. */
export function looksOf(parts: readonly { name: string; look: string }[]): Looks {
  const looks = new Map<string, string>();
  for (const { name, look } of parts) looks.set(name, `${looks.get(name) ?? ''} ${look}`);
  return looks;
}

/** Parts of both pages that are drawn otherwise although nothing in their source has changed. */
export function drawnOtherwise(before: Looks, after: Looks, changed: ReadonlySet<string>): string[] {
  return [...after].flatMap(([name, look]) => {
    const earlier = before.get(name);
    return earlier === undefined || earlier === look || changed.has(name) ? [] : [name];
  });
}
