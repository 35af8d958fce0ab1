import type { Choice } from './describe.ts';
import type { Kind } from './kinds.ts';
import type { Outline } from './outline.ts';
import type { Places } from './places.ts';
import type { Stops } from './stops.ts';

/*
 * What is selected: shown, said, and told to the application. Sent to the browser as source text: see edit-script.ts.
 */

interface Description {
  label: string;
  words?: string;
  isHidden: boolean;
  sharedWith?: number;
}

export interface SelectionOptions {
  places: Places;
  stops: Stops;
  outline: Outline;
  describe: (choice: Choice) => Description[];
  around: (choice: Choice) => Choice[];
  partOf: (element: Element) => Element | undefined;
  kindOf: (element: Element) => Kind | undefined;
  post: (message: object) => void;
}

/** Moves the page only where the element cannot be seen, and opens what it is hidden in. */
function reveal(element: Element): void {
  const closed = element.parentElement?.closest('details:not([open])');
  if (closed instanceof HTMLDetailsElement) closed.open = true;
  const { top, bottom } = element.getBoundingClientRect();
  const room = 60;
  if (top >= 0 && (bottom <= innerHeight - room || top < innerHeight / 2)) return;
  scrollTo({ top: Math.max(0, top + scrollY - innerHeight * 0.3), behavior: 'instant' });
}

/** How a screen reader tells what is selected. */
function inWords({ label, words, isHidden, sharedWith }: Description, index: number, count: number): string {
  const place = index >= 0 && count > 1 ? `, ${index + 1} of ${count}` : '';
  const shared = sharedWith
    ? ` The same words are in ${sharedWith} other ${sharedWith === 1 ? 'place' : 'places'}.`
    : '';
  return `${label}${isHidden ? ', hidden' : ''}${words ? `: ${words}` : ''}${place}.${shared}`;
}

function createSelection({
  places,
  stops,
  outline,
  describe,
  around,
  partOf,
  kindOf,
  post,
}: SelectionOptions) {
  let selected: Choice | undefined;
  let told = '';

  const labelOf = (choice: Choice) => describe(choice)[0]?.label ?? '';
  const hiddenParts = () =>
    places
      .all()
      .filter((element) => element.matches('[hidden]:not([hidden] *)') && kindOf(element))
      .map((element) => {
        const choice = { element };
        return { choice, label: labelOf(choice), isSelected: selected?.element === element };
      });

  const show = () => {
    outline.attach();
    const part = selected && partOf(selected.element);
    const choice = part && { element: part };
    outline.draw(selected, choice && { choice, label: labelOf(choice) });
    outline.drawHidden(hiddenParts(), select);
    const editables = selected ? around(selected).flatMap(describe).slice(0, 50) : [];
    const message = { type: 'sitewright:selected', ...places.shown(), editables };
    if (JSON.stringify(message) === told) return;
    told = JSON.stringify(message);
    post(message);
  };

  const say = () => {
    const [description] = selected ? describe(selected) : [];
    if (!selected || !description) return outline.say('Nothing is selected.');
    const { index, list } = stops.placeOf(selected);
    outline.say(inWords(description, index, list.length));
  };

  function select(choice: Choice | undefined): void {
    selected = choice;
    if (choice) reveal(choice.element);
    show();
    say();
  }

  const stillThere = ({ element, text }: Choice): Choice | undefined => {
    if (!element.isConnected || !places.has(element)) return undefined;
    const same = places.texts(element).find(({ child }) => child === text?.child);
    return same || !text ? { element, text: same } : undefined;
  };

  return {
    selected: () => selected,
    select,
    show,
    /** What the element was chosen for may be gone with another page. */
    renew(): void {
      selected = selected && stillThere(selected);
      show();
    },
    /** Selects what the present choice stands in; whether there was any. */
    widen(): boolean {
      const next = selected && around(selected)[1];
      select(next);
      return next !== undefined;
    },
    /** @returns whether there is one so many steps on */
    step(by: number): boolean {
      const next = selected ? stops.next(selected, by) : stops.stops().at(by > 0 ? 0 : -1);
      if (!next) return false;
      select(next);
      return true;
    },
    toEnd(isLast: boolean): void {
      const list = stops.stops();
      select(list.at(isLast ? -1 : 0));
    },
  };
}

export type Selection = ReturnType<typeof createSelection>;

export const selectionParts = [reveal, inWords, createSelection];
