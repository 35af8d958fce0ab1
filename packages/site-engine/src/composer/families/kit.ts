import type { Ground } from '../palette/palette.ts';
import type { Arrangements } from '../sections/arrangements.ts';

/** Utility classes by which sections take on the look of their family. */
export interface Kit {
  container: string;
  /** The name in headers and footers. */
  brand: string;
  /** The style of a section's heading; size included. */
  h2: string;
  h3: string;
  /** Running text. */
  text: string;
  button: string;
  quietButton: string;
  /** A surface for things one picks. */
  card: string;
  field: string;
  /** A line between rows. */
  rule: string;
  /** Large numerals. */
  number: string;
  picture: string;
  /** What screens stand on, where paper is a colour of its own. */
  screen?: Ground;
  /** How words run in narrow columns, where not along the line. */
  run?: string;
  /** Angles that cards take in turn. */
  tilt?: readonly string[];
  /** Which of a section's arrangements suit the family. */
  variants: {
    readonly [Section in keyof Arrangements]: readonly [Arrangements[Section], ...Arrangements[Section][]];
  };
}
