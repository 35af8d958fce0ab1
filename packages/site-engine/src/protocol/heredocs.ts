import { asSitePath, modelPathProblem, printablePath } from './accepted-path.ts';
import type { DroppedFile, TextFile } from './output.ts';
import { type AnswerReader, type LineRange, withoutRanges } from './reading.ts';

const opener =
  /^\s{0,40}cat\b[^\n]{0,200}?(?:>\s{0,3}["']?([\w./-]{1,200})["']?\s{0,9}<<-?\s?["']?(\w{1,40})["']?|<<-?\s?["']?(\w{1,40})["']?\s{0,9}>\s{0,3}["']?([\w./-]{1,200})["']?)\s*$/;
const longestLine = 500;

/** Reads the files that a script of a shell would write: `cat > index.html <<'EOF'`. */
export const heredocReader: AnswerReader = {
  isCertain: true,
  read(lines, { files: known }) {
    const files = new Map<string, TextFile>();
    const dropped: DroppedFile[] = [];
    const read: LineRange[] = [];
    let open: TextFile | undefined;
    for (let from = 0; from < lines.length; from += 1) {
      const match = opener.exec((lines[from] ?? '').slice(0, longestLine));
      if (!match) continue;
      const path = asSitePath(match[1] ?? match[4] ?? '');
      const end = match[2] ?? match[3];
      const found = lines.findIndex((line, index) => index > from && line.trim() === end);
      const to = found < 0 ? lines.length : found;
      const content = `${lines
        .slice(from + 1, to)
        .join('\n')
        .trim()}\n`;
      const problem = modelPathProblem(path);
      read.push({ from, to });
      from = to;
      if (problem !== undefined) dropped.push({ path: printablePath(path), reason: problem });
      if (problem !== undefined || content === '\n' || known.some((file) => file.path === path)) continue;
      files.set(path, { path, content });
      open = found < 0 ? files.get(path) : undefined;
    }
    return { files: [...files.values()], dropped, open, rest: withoutRanges(lines, read) };
  },
};
