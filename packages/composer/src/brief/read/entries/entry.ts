import type { Brief } from '@sitewright/contracts';

import type { ItemText } from './item.ts';

/** One thing that was read from a statement, before it is put into its list. `headed` is what stands over it. */
export type Entry =
  | { is: 'item'; item: ItemText; head?: string }
  | { is: 'person'; person: Omit<Brief['people'][number], 'from' | 'section'> }
  | { is: 'event'; event: Omit<Brief['events'][number], 'from' | 'section'> }
  | { is: 'quotation'; quotation: Omit<Brief['quotations'][number], 'from' | 'section'> }
  | { is: 'figure'; figure: Omit<Brief['figures'][number], 'from' | 'section'> }
  | { is: 'question'; question: Omit<Brief['questions'][number], 'from' | 'section'> }
  | { is: 'detail'; text: string }
  | { is: 'story'; text: string };

/** What tells more of the entry before it and is none of its own: "£48" behind a name, "7.30 pm" behind a title. */
export interface Addition {
  is: 'addition';
  price?: string;
  date?: string;
  time?: string;
  note?: string;
}

export type Reading = Entry | Addition;
