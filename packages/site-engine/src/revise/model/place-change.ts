import { isModelFile } from '../../protocol/accepted-path.ts';
import type { TextFile } from '../../protocol/output.ts';
import { builtPath } from '../../tailwind/style-source.ts';
import { applyBlocks } from '../blocks/apply-blocks.ts';
import type { EditBlock, FailedBlock } from '../blocks/edit-block.ts';
import type { ReadAnswer } from '../blocks/read-blocks.ts';
import { wholeFileProblem } from '../blocks/whole-file.ts';

/** What an answer comes to: the files it changes, or what of it has no place. */
export interface PlacedChange {
  files: TextFile[];
  failed: FailedBlock[];
  /** The blocks that have a place, while others have none. */
  placed: EditBlock[];
}

const licences = 'LICENSES.txt';

/** What the server makes itself; the built sheet only where it is not the site's own. */
const isUnwritten = (files: readonly TextFile[], path: string): boolean =>
  path === licences || (path === builtPath && !files.some((file) => file.path === path));

function wholeFiles(
  files: readonly TextFile[],
  answer: ReadAnswer,
): { written: TextFile[]; failed: FailedBlock[] } {
  const written: TextFile[] = [];
  const failed: FailedBlock[] = [];
  for (const { path: named, content } of answer.files.filter((file) => !isUnwritten(files, file.path))) {
    const before = files.find(({ path }) => path.toLowerCase() === named.toLowerCase());
    const path = before?.path ?? named;
    const problem = isModelFile(path) ? wholeFileProblem(path, content, before?.content) : 'no_file';
    if (problem) failed.push({ block: { path, search: '', replace: content.slice(0, 200) }, problem });
    // Where a file ends in its answer is the protocol's: of a file that is only repeated not a byte changes.
    else if (content.trimEnd() !== before?.content.trimEnd()) written.push({ path, content });
  }
  return { written, failed };
}

/** Places what an answer asks for; everything, or nothing. */
export function placeChange(
  files: readonly TextFile[],
  answer: ReadAnswer,
  earlier: readonly EditBlock[] = [],
): PlacedChange {
  const whole = wholeFiles(files, answer);
  const rewritten = new Set(whole.written.map(({ path }) => path));
  const blocks = [...earlier, ...answer.blocks].filter(
    ({ path }) => !rewritten.has(path) && !isUnwritten(files, path),
  );
  const applied = applyBlocks(files, blocks);
  const failed = [
    ...applied.failed,
    ...whole.failed,
    ...answer.unfinished.map((block): FailedBlock => ({ block, problem: 'unfinished' })),
  ];
  if (failed.length === 0) return { files: [...applied.files, ...whole.written], failed, placed: [] };
  const isFailed = new Set(failed.map(({ block }) => block));
  return { files: [], failed, placed: blocks.filter((block) => !isFailed.has(block)) };
}
