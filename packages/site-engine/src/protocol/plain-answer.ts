/** One way in which a whole answer is written as something else; undefined where it is not. */
type Plain = (text: string) => string | undefined;

const quoteMark = /^ {0,3}> ?/;
/** An answer as a quotation in Markdown; a page of its own has no line that begins so. */
const unquoted: Plain = (text) => {
  const lines = text.split('\n');
  const written = lines.filter((line) => line.trim() !== '');
  const quoted = written.filter((line) => quoteMark.test(line));
  if (quoted.length < 2 || quoted.length < written.length * 0.8) return undefined;
  return lines.map((line) => line.replace(quoteMark, '')).join('\n');
};

const signs: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  '#x27': "'",
  amp: '&',
};
const escapedPage = /&lt;(?:!doctype\s+html|html[\s&]|file\s+path)/i;
/** Escaped once: what a text itself escapes stays so. */
export const unescapeSigns = (text: string): string =>
  text.replace(
    /&(lt|gt|quot|apos|amp|#39|#x27);/gi,
    (whole, name: string) => signs[name.toLowerCase()] ?? whole,
  );

/** An answer that shows its HTML, as a page about a page does. */
const unescaped: Plain = (text) => (escapedPage.test(text) ? unescapeSigns(text) : undefined);

const newFile = /^(?:\+\+\+ (?:b\/)?|\*{3} Add File: )([\w./-]{1,200})\s*$/;
const endOfFile = /^(?:diff --git |--- |\*{3} |Index: |```)/;
/** Files that a diff or a patch of an agent adds, between markers. */
const ofDiff: Plain = (text) => {
  const files: string[] = [];
  let file: string[] | undefined;
  const end = () => {
    if (file) files.push(...file, '</file>');
    file = undefined;
  };
  for (const line of text.split('\n')) {
    const [, path] = newFile.exec(line) ?? [];
    if (path !== undefined || endOfFile.test(line)) end();
    if (path !== undefined) file = [`<file path="${path}">`];
    else if (line.startsWith('+')) file?.push(line.slice(1));
  }
  end();
  return files.length > 0 ? files.join('\n') : undefined;
};

/** What an answer without any file says where it is quoted, escaped or written as a diff as a whole. */
export const plainAnswers = (text: string): string[] =>
  [unquoted, unescaped, ofDiff].flatMap((plain) => plain(text) ?? []);
