import type { Html } from '../html.ts';
import type { Ground } from '../palette/palette.ts';
import type { SectionId } from '../reading/section-words.ts';
import type { Site } from '../site.ts';

/** A written section, before its family sets it on the page. */
export interface Part {
  section: SectionId;
  id: string;
  /** Two lines parted by `|`, or one. */
  title: string;
  note?: string;
  /** What stands under the heading where the part stands beside it. */
  aside?: Html;
  /** A drawing for that place, for families that leave it empty. */
  figure?: Html;
  body: Html;
  /** A list that reads as well in fewer columns, so that it need not begin where its heading does. */
  isList?: boolean;
  /** `beside`: a list that can stand beside its heading; `below`: it needs the whole width. */
  set: 'beside' | 'below';
}

export type WriteSection = (site: Site, ground: Ground) => Omit<Part, 'section' | 'id'>;
