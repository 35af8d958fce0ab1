import type { ToldFile } from './told-files.ts';

const opener = (path: string): string => `<file path="${path}">\n`;
const endingLine = (content: string): string => (content.endsWith('\n') ? content : `${content}\n`);

/**
 * The answer from which these files were read, as far as it came: markers and contents, the file that is still open last.
 */
export function rebuildAnswer(files: readonly ToldFile[]): string {
  const written = files.filter(({ content }) => content !== '');
  const open = written.findLast(({ complete }) => !complete);
  const closed = written
    .filter((file) => file !== open)
    .map(({ path, content }) => `${opener(path)}${endingLine(content)}</file>\n`);
  return closed.join('') + (open ? opener(open.path) + open.content : '');
}
