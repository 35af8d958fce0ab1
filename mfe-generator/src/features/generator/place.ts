/** A place in a site's files. */
export interface Place {
  path: string;
  /** Counted from 1. */
  line?: number | undefined;
}

export type OpenPlace = (place: Place) => void;
