import type { Words } from '../../languages/words.ts';
import { front, plan } from './built.ts';
import type { Compose } from './motif.ts';
import { land } from './open-air.ts';
import { shelf, sill, spotlight } from './room.ts';
import { closeUp, cover, row, table, wrapping } from './still.ts';
import { bench, court, field, screen, tray } from './work.ts';

interface Entry {
  compose: Compose;
  /** What is said of it. */
  caption: keyof Words['gallery']['captions'];
}

/** Every way of composing a picture. */
export const compositions = {
  bench: { compose: bench, caption: 'wrapping' },
  closeUp: { compose: closeUp, caption: 'closeUp' },
  court: { compose: court, caption: 'land' },
  cover: { compose: cover, caption: 'cover' },
  field: { compose: field, caption: 'land' },
  front: { compose: front, caption: 'front' },
  land: { compose: land, caption: 'land' },
  plan: { compose: plan, caption: 'plan' },
  row: { compose: row, caption: 'row' },
  screen: { compose: screen, caption: 'closeUp' },
  shelf: { compose: shelf, caption: 'shelf' },
  sill: { compose: sill, caption: 'sill' },
  spotlight: { compose: spotlight, caption: 'spotlight' },
  table: { compose: table, caption: 'table' },
  tray: { compose: tray, caption: 'table' },
  wrapping: { compose: wrapping, caption: 'wrapping' },
} as const satisfies Record<string, Entry>;

export type Composition = keyof typeof compositions;
