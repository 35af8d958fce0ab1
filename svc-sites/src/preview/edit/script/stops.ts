import type { Choice, Kinds } from './describe.ts';
import type { Places } from './places.ts';

/*
 * What the arrow keys stop at, in the order of the source. Sent to the browser as source text: see edit-script.ts.
 */

function createStops(
  places: Places,
  { kindOf }: Pick<Kinds, 'kindOf'>,
  hasBox: (element: Element) => boolean,
) {
  const isAlone = (element: Element) => ![...element.querySelectorAll(`[${places.attribute}]`)].some(hasStop);
  const hasStop = (element: Element) => places.texts(element).length > 0 || kindOf(element) === 'picture';

  const stopsAt = (element: Element): Choice[] => {
    if (element.hasAttribute('hidden')) return kindOf(element) ? [{ element }] : [];
    if (!hasBox(element)) return [];
    const kind = kindOf(element);
    if (kind === 'picture') return [{ element }];
    const texts = places.texts(element);
    if (texts.length > 0) return texts.map((text) => ({ element, text }));
    return (kind === 'link' || kind === 'button') && isAlone(element) ? [{ element }] : [];
  };

  const startOf = ({ element, text }: Choice) => text?.range.start ?? places.element(element)?.start ?? 0;
  const stops = () =>
    places
      .all()
      .flatMap(stopsAt)
      .sort((one, other) => startOf(one) - startOf(other));
  /** Things of the same kind, for what is selected as a whole. */
  const alike = ({ element }: Choice): Choice[] => {
    const kind = kindOf(element);
    const siblings = kind === 'part' ? places.all() : [...(element.parentElement?.children ?? [])];
    return siblings
      .filter((one) => places.has(one) && kindOf(one) === kind && (hasBox(one) || one.hasAttribute('hidden')))
      .map((one) => ({ element: one }));
  };
  const isSame = (one: Choice, other: Choice) =>
    one.element === other.element && one.text?.child === other.text?.child;

  /** Which of how many it is. */
  const placeOf = (choice: Choice): { index: number; list: Choice[] } => {
    const all = stops();
    const index = all.findIndex((stop) => isSame(stop, choice));
    if (index >= 0) return { index, list: all };
    const list = alike(choice);
    return { index: list.findIndex((stop) => isSame(stop, choice)), list };
  };
  /** The first thing to stop at behind an element, or the last one before it. */
  const beyond = ({ element }: Choice, by: number): Choice | undefined => {
    const { start, end } = places.element(element) ?? { start: 0, end: 0 };
    return by > 0
      ? stops().find((stop) => startOf(stop) >= end)
      : stops().findLast((stop) => startOf(stop) < start);
  };

  return {
    stops,
    placeOf,
    /** So many steps on; behind the last of several alike the page goes on. */
    next(choice: Choice, by: number): Choice | undefined {
      const { index, list } = placeOf(choice);
      return (index >= 0 ? list[index + by] : undefined) ?? beyond(choice, by);
    },
    isSame,
    /** The first thing to stop at within an element. */
    firstIn: (element: Element): Choice | undefined => stops().find((stop) => element.contains(stop.element)),
  };
}

export type Stops = ReturnType<typeof createStops>;

export const stopParts = [createStops];
