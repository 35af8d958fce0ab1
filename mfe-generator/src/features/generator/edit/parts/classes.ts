/*
 * What things look like on this site: classes that its pages use, and that its stylesheet has.
 */

const escaped = (name: string) => name.replace(/[^\w-]/g, String.raw`\$&`);

/** Those of some classes that the stylesheet has; what it lacks would be without effect. */
export const presentIn = (css: string, names: string): string =>
  names
    .split(' ')
    .filter((name) => css.includes(`.${escaped(name)}`))
    .join(' ');

/** The first of several that the stylesheet has as a whole. */
export const firstPresent = (css: string, choices: readonly string[]): string =>
  choices.find((names) => presentIn(css, names) === names) ?? '';

const isOfPlace = (name: string) =>
  /^(?:[\w-]+:)*!?-?(?:m[tbysex]?|mx|col|row|order|self|line-clamp|absolute|hidden|sr-only)(?:-|$)/.test(
    name,
  );

/** Without what belongs to one place: margins, and where it stands in a grid. */
export const lookOf = (element: Element | undefined): string =>
  [...(element?.classList ?? [])].filter((name) => !isOfPlace(name)).join(' ');

const wordsIn = (element: Element) => (element.textContent ?? '').trim().length;

/** The element that is most usual among those that a selector finds: of the looks that there are, the one that holds most words. */
export function usual(root: ParentNode, selector: string): Element | undefined {
  const found = [...root.querySelectorAll(selector)].filter((element) => wordsIn(element) > 0);
  const byLook = Map.groupBy(found, lookOf);
  const weight = (group: readonly Element[]) => group.reduce((sum, element) => sum + wordsIn(element), 0);
  return [...byLook.values()].sort((one, other) => weight(other) - weight(one))[0]?.[0];
}
