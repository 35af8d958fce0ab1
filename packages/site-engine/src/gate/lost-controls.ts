import { type Control, controlsOf } from './controls.ts';
import { isWithin, isWithinAny, type RepairPlaces } from './repair-places.ts';
import type { Page } from './site.ts';

/** How often there is each thing. */
class Counter {
  readonly #counts = new Map<string, number>();

  constructor(keys: readonly string[]) {
    for (const key of keys) this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** Takes one, if there is one left. */
  take(key: string): boolean {
    const count = this.#counts.get(key) ?? 0;
    this.#counts.set(key, count - 1);
    return count > 0;
  }
}

/**
 * The controls that are not there again; `keysOf` says what has to be, from the least of a control to the whole, and nothing where it
 * may be missing.
 */
export function missingControls(
  before: readonly Control[],
  after: readonly Control[],
  keysOf: (control: Control) => string[],
): Control[] {
  const there = new Counter(after.flatMap(wholeOf));
  return before.filter((control) =>
    // Each key is taken, so that what is there once is not counted twice.
    keysOf(control)
      .map((key) => there.take(key))
      .includes(false),
  );
}

/** All that a control is. */
export const wholeOf = ({ kind, does, says }: Control): string[] => [
  kind,
  `${kind} ${does}`,
  ...(says === '' ? [] : [`${kind} ${does}\n${says}`]),
];

/** Whether a part of a control is changed since it did not work: the address of a dead link, the kind of a script. */
function isMended({ kind, element }: Control, { mended }: RepairPlaces): boolean {
  const part = { link: 'href', script: 'type' }[kind as string];
  const place = part && element.sourceCodeLocation?.attrs?.[part]?.startOffset;
  return typeof place === 'number' && isWithin(mended, place);
}

const sayingNothing = 2;

/** Whether something within a control is taken out that counts as its words, such as the name of an icon. */
function isSaidOtherwise({ says, element }: Control, { taken }: RepairPlaces): boolean {
  const { startOffset: start, endOffset: end } = element.sourceCodeLocation ?? {};
  return says !== '' && start !== undefined && end !== undefined && isWithinAny(taken, { start, end });
}

/** What visitors could use on a page and cannot any more, but for what the repairs take out or change on purpose. */
export const lostControls = (before: Page, after: Page, places: RepairPlaces): Control[] =>
  missingControls(controlsOf(before), controlsOf(after), (control) => {
    const { start = -1, kind } = control;
    if (isWithin(places.taken, start) || isWithin(places.mended, start)) return [];
    if (isMended(control, places)) return [kind];
    return wholeOf(control).slice(0, isSaidOtherwise(control, places) ? sayingNothing : undefined);
  });
