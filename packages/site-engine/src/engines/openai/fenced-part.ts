import { beginsWithCloser, readFence, readOpener } from '../../protocol/markers.ts';

/** What is known of the end of the file that a continuation goes on with. */
export interface FileEnd {
  closingMark: string;
  /** Whether the file would lose a part of it if it ended here. */
  isInMiddle: () => boolean;
}

export interface TextTaker {
  add(text: string): void;
  end(): void;
}

const mayBeFence = /^ {0,3}(?:`*|~*)[ \t]*$/;

/** Behind the end of the fence: what a person is told, until the answer goes on with a file. */
type State = 'within' | 'behind' | 'over';

/**
 * Passes on what a model put into a fence of its own, wherever the text is cut, without the fence. The end of the fence is the end of the
 * file where that is whole; where it is not, what is said before the next mark is none of it.
 */
export function createFencedPart(
  { closingMark, isInMiddle }: FileEnd,
  onText: (text: string) => void,
): TextTaker {
  let state: State = 'within';
  let line = '';
  let isContent = false;

  const endFence = (): void => {
    state = isInMiddle() ? 'behind' : 'over';
    if (state === 'over') onText(`${closingMark}\n`);
  };

  const goOn = (ended: string, lineEnd: string): void => {
    if (readFence(ended)) state = 'within';
    if (!beginsWithCloser(ended) && !readOpener(ended)) return;
    state = 'over';
    onText(ended + lineEnd);
  };

  const endLine = (lineEnd: string): void => {
    const ended = line;
    const fence = isContent ? undefined : readFence(ended);
    line = '';
    isContent = false;
    if (state === 'over') onText(lineEnd);
    else if (state === 'behind') goOn(ended, lineEnd);
    else if (fence === undefined) onText(ended + lineEnd);
    else if (fence.info === '') endFence();
  };

  /** Of a line within the fence, all that cannot be its end is passed on at once. */
  const takePart = (part: string): void => {
    line += part;
    if (state === 'behind') return;
    if (state === 'within' && !isContent && mayBeFence.test(line)) return;
    isContent = true;
    onText(line);
    line = '';
  };

  return {
    add(text) {
      for (const [index, part] of text.split('\n').entries()) {
        if (index > 0) endLine('\n');
        takePart(part);
      }
    },
    end: () => endLine(''),
  };
}
