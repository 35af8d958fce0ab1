import type { Editable } from '@sitewright/contracts';

/** The part of the page in which something is selected. */
export const partOf = (selected: readonly Editable[]): Editable | undefined =>
  selected.findLast(({ kind }) => kind === 'part');

/** What keys move, hide and remove: what is selected itself where it is an item or a part, otherwise what it stands in. */
export const movable = (selected: readonly Editable[]): Editable | undefined =>
  selected.find(({ kind }) => kind === 'item' || kind === 'part');
