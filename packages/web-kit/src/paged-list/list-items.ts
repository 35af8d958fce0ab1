/** What tells the items of a list apart. */
export interface Identified {
  _id: string;
}

/** The items of a list: what the server has answered, with what has been changed on the page since. */
export interface ListItems<Item extends Identified> {
  /** Everything in sight, in order. */
  inSight(): Item[];
  has(id: string): boolean;
  /** An answer is asked for: what is put from now on holds against it, because it may not know of it yet. */
  expectAnswer(): void;
  /** The list is these and nothing else. */
  begin(answer: Item[]): void;
  /** The list goes on with these. What is there already stays where it is. */
  goOn(answer: Item[]): void;
  put(item: Item): void;
  hide(id: string): void;
  show(id: string): void;
  clear(): void;
}

const isSame =
  ({ _id }: Identified) =>
  (other: Identified) =>
    other._id === _id;

/** In the place of its older self, or before everything else. */
function withItem<Item extends Identified>(items: Item[], item: Item): Item[] {
  const isOlderSelf = isSame(item);
  if (!items.some(isOlderSelf)) return [item, ...items];
  return items.map((other) => (isOlderSelf(other) ? item : other));
}

/** Makes a list without items. */
export function createListItems<Item extends Identified>(): ListItems<Item> {
  let items: Item[] = [];
  const putSince = new Map<string, Item>();
  const hidden = new Set<string>();
  const has = (id: string) => items.some(isSame({ _id: id }));

  return {
    has,
    inSight: () => items.filter(({ _id }) => !hidden.has(_id)),
    expectAnswer: () => putSince.clear(),
    begin(answer) {
      items = [...putSince.values()].reduce(withItem, answer);
    },
    goOn(answer) {
      items = [...items, ...answer.filter(({ _id }) => !has(_id))];
    },
    put(item) {
      putSince.set(item._id, item);
      items = withItem(items, item);
    },
    hide: (id) => void hidden.add(id),
    show: (id) => void hidden.delete(id),
    clear() {
      items = [];
      putSince.clear();
      hidden.clear();
    },
  };
}
