import type { Messages } from '@sitewright/composer-content';
import { front, plan } from './built.ts';
import type { Compose } from './motif.ts';
import { land } from './open-air.ts';
import { bouquet, shore, sitter } from './prints.ts';
import { shelf, sill, spotlight } from './room.ts';
import { closeUp, cover, row, table, wrapping } from './still.ts';
import { handset, sheets, stationery, webpage } from './studio.ts';
import { bench, court, field, screen, tray } from './work.ts';

interface Entry {
  compose: Compose;
  /** What is said of it. */
  caption: keyof Messages['gallery']['captions'];
}

/** Every way of composing a picture. */
export const compositions = {
  bench: { compose: bench, caption: 'wrapping' },
  bouquet: { compose: bouquet, caption: 'table' },
  closeUp: { compose: closeUp, caption: 'closeUp' },
  court: { compose: court, caption: 'land' },
  cover: { compose: cover, caption: 'cover' },
  field: { compose: field, caption: 'land' },
  front: { compose: front, caption: 'front' },
  handset: { compose: handset, caption: 'closeUp' },
  land: { compose: land, caption: 'land' },
  plan: { compose: plan, caption: 'plan' },
  row: { compose: row, caption: 'row' },
  screen: { compose: screen, caption: 'closeUp' },
  sheets: { compose: sheets, caption: 'row' },
  shelf: { compose: shelf, caption: 'shelf' },
  shore: { compose: shore, caption: 'land' },
  sill: { compose: sill, caption: 'sill' },
  sitter: { compose: sitter, caption: 'closeUp' },
  spotlight: { compose: spotlight, caption: 'spotlight' },
  stationery: { compose: stationery, caption: 'table' },
  table: { compose: table, caption: 'table' },
  tray: { compose: tray, caption: 'table' },
  webpage: { compose: webpage, caption: 'cover' },
  wrapping: { compose: wrapping, caption: 'wrapping' },
} as const satisfies Record<string, Entry>;

export type Composition = keyof typeof compositions;
