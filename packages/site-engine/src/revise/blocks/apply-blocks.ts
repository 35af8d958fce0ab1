import type { BlockProblem, EditBlock, FailedBlock } from './edit-block.ts';
import { isElided } from './elision.ts';
import { findBlock } from './find-block.ts';

interface TextFile {
  path: string;
  content: string;
}

interface Splice {
  block: EditBlock;
  start: number;
  end: number;
  text: string;
}

/** What came of blocks: the files they change, whole; all of them are applied, or none is. */
export interface AppliedBlocks {
  files: TextFile[];
  failed: FailedBlock[];
}

const isPage = (path: string): boolean => /\.(?:html?|svg)$/iu.test(path);

const isSame = (one: EditBlock, other: EditBlock): boolean =>
  one.path === other.path && one.search === other.search && one.replace === other.replace;

/** What is wrong with a block whatever stands in its file. */
function problemOf({ search, replace }: EditBlock): BlockProblem | undefined {
  if (search.trim() === '') return 'empty';
  return isElided(replace, search) || isElided(search, '') ? 'elided' : undefined;
}

const findSplice = (source: string, block: EditBlock): Splice | BlockProblem => {
  const finding = findBlock(source, block.search, isPage(block.path));
  if ('problem' in finding) return finding.problem;
  const { start, end, indent } = finding.place;
  const text = indent(block.replace);
  return { block, start, end, text: source.includes('\r\n') ? text.replaceAll(/\r?\n/gu, '\r\n') : text };
};

const overlap = (one: Splice, other: Splice): boolean => one.start < other.end && other.start < one.end;

const spliced = (source: string, splices: readonly Splice[]): string =>
  splices
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end), source);

/** A file while blocks are applied to it: those that are found in it as it was, then those that are found in what these write. */
class ChangingFile {
  readonly failed: FailedBlock[] = [];
  readonly #source: string;
  readonly #splices: Splice[] = [];
  readonly #later: EditBlock[] = [];
  constructor(source: string) {
    this.#source = source;
  }

  take(block: EditBlock): void {
    const splice = problemOf(block) ?? findSplice(this.#source, block);
    if (splice === 'not_found') this.#later.push(block);
    else if (typeof splice === 'string') this.failed.push({ block, problem: splice });
    else if (this.#splices.some((other) => overlap(other, splice)))
      this.failed.push({ block, problem: 'overlaps' });
    else this.#splices.push(splice);
  }

  /** The file with all blocks in it. */
  end(): string {
    let content = spliced(this.#source, this.#splices);
    for (const block of this.#later) {
      const splice = this.#splices.length > 0 ? findSplice(content, block) : 'not_found';
      if (typeof splice === 'string') this.failed.push({ block, problem: splice });
      else content = spliced(content, [splice]);
    }
    return content;
  }
}

/**
 * Applies blocks to the text files of a site. Each has to have one place, which is changed alone; where one has none or several,
 * nothing is changed at all and the failed ones are told.
 */
export function applyBlocks(files: readonly TextFile[], given: readonly EditBlock[]): AppliedBlocks {
  const blocks = given.filter(
    (block, index) =>
      block.search !== block.replace && given.findIndex((other) => isSame(other, block)) === index,
  );
  const byPath = Map.groupBy(blocks, ({ path }) => path);
  const failed: FailedBlock[] = [];
  const changed: TextFile[] = [];
  for (const [path, own] of byPath) {
    const file = files.find((one) => one.path === path);
    if (!file) {
      failed.push(...own.map((block): FailedBlock => ({ block, problem: 'no_file' })));
      continue;
    }
    const changing = new ChangingFile(file.content);
    for (const block of own) changing.take(block);
    const content = changing.end();
    failed.push(...changing.failed);
    if (content !== file.content) changed.push({ path, content });
  }
  return failed.length > 0 ? { files: [], failed } : { files: changed, failed };
}
