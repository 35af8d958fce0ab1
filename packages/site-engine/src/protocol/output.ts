export interface TextFile {
  path: string;
  content: string;
}

/** A file that grew or, when `complete`, ended; `content` is all of it so far. */
export interface FileProgress extends TextFile {
  type: 'file';
  complete: boolean;
}

export interface DroppedFile {
  path: string;
  reason: string;
}

export interface ParsedOutput {
  files: TextFile[];
  /** What was not taken, and why. */
  dropped: DroppedFile[];
}
