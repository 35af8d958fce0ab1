import type { Edit } from '@sitewright/contracts';
import { AppError } from '@sitewright/service-kit';
import { type SiteFile, siteSizeProblem } from '@sitewright/site-engine';
import { toSourceText } from '../sites/source-text.ts';
import { isStoredFile, type VersionFile } from '../versions/version-file.ts';

interface NumberedEdit extends Edit {
  /** Its place in the request, for whoever is told what is wrong with it. */
  index: number;
}

const refuse = (index: number, message: string): never => {
  throw new AppError('VALIDATION_FAILED', message, { fields: { [`edits.${index}`]: message } });
};

/**
 * Makes edits of text files, all of them or none. Places count UTF-16 code units of the files as they are given; every byte
 * outside of them stays as it is, a byte order mark and ends of lines too. Files without edits are returned as they are.
 *
 * @throws AppError `VALIDATION_FAILED` where something else stands at a place than was said, where places overlap, part a
 * character, or lie in no text file of the site, and where a site would become too large.
 */
export function applyEdits<File extends VersionFile>(
  files: readonly File[],
  edits: readonly Edit[],
): (File | SiteFile)[] {
  const byPath = Map.groupBy(
    edits.map((edit, index): NumberedEdit => ({ ...edit, index })),
    ({ path }) => path,
  );
  for (const [path, [first]] of byPath) {
    if (first && !files.some((file) => file.path === path)) {
      refuse(first.index, `This site has no file “${path}”. Load the site again to see its files.`);
    }
  }
  const edited = files.map((file) => {
    const own = byPath.get(file.path);
    return own ? { path: file.path, content: splice(file, own) } : file;
  });
  demandRoom(edited);
  return edited;
}

function splice(file: VersionFile, edits: readonly NumberedEdit[]): string {
  const source =
    (isStoredFile(file) ? undefined : toSourceText(file)) ??
    refuse(edits[0]?.index ?? 0, `“${file.path}” is not a text file.`);
  const pieces: string[] = [];
  let position = 0;
  for (const edit of inOrder(edits)) {
    demandPlace(edit, source, position);
    pieces.push(source.slice(position, edit.start), edit.new);
    position = edit.end;
  }
  return pieces.join('') + source.slice(position);
}

/** What is inserted before a piece comes before what takes the place of the piece. */
const inOrder = (edits: readonly NumberedEdit[]): NumberedEdit[] =>
  edits.toSorted((one, other) => one.start - other.start || one.end - other.end);

function demandPlace(
  { index, path, start, end, old, new: text }: NumberedEdit,
  source: string,
  from: number,
): void {
  if (start < from) refuse(index, `Two edits of “${path}” overlap. Send them one after the other.`);
  if (start > end || source.slice(start, end) !== old || end > source.length) {
    refuse(
      index,
      `“${path}” has other text at this place by now. Load the page again, then make the change again.`,
    );
  }
  if (partsCharacter(source, start) || partsCharacter(source, end) || !text.isWellFormed()) {
    refuse(index, 'This edit would part a character in two. Select the whole character.');
  }
}

/** Whether a place lies between the two halves of one character. */
const partsCharacter = (text: string, at: number): boolean =>
  at > 0 && /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(at));

/** @throws AppError `VALIDATION_FAILED` for more, or larger, files than a site may have. */
export function demandRoom(files: readonly VersionFile[]): void {
  const problem = siteSizeProblem(files.map(sizeOf));
  if (problem)
    throw new AppError(
      'VALIDATION_FAILED',
      `The site would have ${problem}. Remove something from it first.`,
    );
}

const sizeOf = (file: VersionFile) => ({
  path: file.path,
  bytes: isStoredFile(file) ? file.bytes : Buffer.byteLength(file.content),
});
