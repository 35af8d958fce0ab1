/** A file as far as it is written. */
export interface WrittenFile {
  path: string;
  text: string;
  /** Its size in UTF-8. */
  bytes: number;
  isComplete: boolean;
}

interface FileEvent {
  path: string;
  content?: string | undefined;
  delta?: string | undefined;
  complete: boolean;
}

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(text).length;

const notBegun = (path: string): WrittenFile => ({ path, text: '', bytes: 0, isComplete: false });

function grow(file: WrittenFile, { content, delta = '', complete }: FileEvent): WrittenFile {
  const text = (content ?? file.text) + delta;
  // Only what is new is measured. A part may end within a character, so the whole is measured in the end.
  const isMeasured = complete || content !== undefined;
  return {
    ...file,
    text,
    bytes: isMeasured ? bytesOf(text) : file.bytes + bytesOf(delta),
    isComplete: complete,
  };
}

/** The files after one of them has begun, grown or ended. One that ends empty is taken back. */
export function writeFile(files: readonly WrittenFile[], event: FileEvent): readonly WrittenFile[] {
  const place = files.findIndex(({ path }) => path === event.path);
  const file = grow(files[place] ?? notBegun(event.path), event);
  if (file.isComplete && file.text === '') return files.filter(({ path }) => path !== event.path);
  return place < 0 ? [...files, file] : files.with(place, file);
}
