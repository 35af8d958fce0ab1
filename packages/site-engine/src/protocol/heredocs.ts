import { asSitePath, modelPathProblem, printablePath } from './accepted-path.ts';
import type { DroppedFile, TextFile } from './output.ts';
import { type AnswerReader, type LineRange, withoutRanges } from './reading.ts';

const opener =
  /^\s{0,40}cat\b[^\n]{0,200}?(?:>\s{0,3}["']?([\w./-]{1,200})["']?\s{0,9}<<-?\s?["']?(\w{1,40})["']?|<<-?\s?["']?(\w{1,40})["']?\s{0,9}>\s{0,3}["']?([\w./-]{1,200})["']?)\s*$/;
const longestLine = 500;

interface Heredoc extends LineRange {
  path: string;
  content: string;
  isClosed: boolean;
}

function heredocsIn(lines: readonly string[]): Heredoc[] {
  const found: Heredoc[] = [];
  for (let from = 0; from < lines.length; from += 1) {
    const match = opener.exec((lines[from] ?? '').slice(0, longestLine));
    if (!match) continue;
    const path = asSitePath(match[1] ?? match[4] ?? '');
    const end = match[2] ?? match[3];
    let to = from + 1;
    while (to < lines.length && lines[to]?.trim() !== end) to += 1;
    const content = `${lines
      .slice(from + 1, to)
      .join('\n')
      .trim()}\n`;
    found.push({ path, content, from, to, isClosed: to < lines.length });
    from = to;
  }
  return found;
}

/** Reads the files that a script of a shell would write: `cat > index.html <<'EOF'`. */
export const heredocReader: AnswerReader = {
  isCertain: true,
  read(lines, { files: known }) {
    const files = new Map<string, TextFile>();
    const dropped: DroppedFile[] = [];
    const found = heredocsIn(lines);
    for (const { path, content } of found) {
      const problem = modelPathProblem(path);
      if (problem !== undefined) dropped.push({ path: printablePath(path), reason: problem });
      else if (content !== '\n' && !known.some((file) => file.path === path))
        files.set(path, { path, content });
    }
    const last = found.at(-1);
    const open = last && !last.isClosed ? files.get(last.path) : undefined;
    return { files: [...files.values()], dropped, open, rest: withoutRanges(lines, found) };
  },
};
