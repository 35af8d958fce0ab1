export interface TextFile {
  path: string;
  content: string;
}

export interface DroppedFile {
  path: string;
  reason: string;
}

export interface ParsedOutput {
  files: TextFile[];
  /** What was not taken, and why. */
  dropped: DroppedFile[];
  /** What else a person has to know of how the answer was read: what of it became no file. */
  notes: string[];
}
