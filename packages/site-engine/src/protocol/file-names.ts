const fileEnding = /\.(?:html|css|js|svg|json|txt|md|xml|webmanifest)\b/gi;
const hintLength = 500;
/** What a language is written in, as far as a file's ending says so. */
const endings: Record<string, RegExp> = {
  html: /\.html$/i,
  css: /\.css$/i,
  js: /\.js$/i,
  javascript: /\.js$/i,
  svg: /\.svg$/i,
  json: /\.(?:json|webmanifest)$/i,
};

/**
 * The first file name in a hint that fits the language. It is looked for from its ending: from its beginning, each letter would
 * begin one.
 */
export function namedFile(hint: string, language = ''): string | undefined {
  const text = hint.slice(0, hintLength);
  for (const { 0: ending, index } of text.matchAll(fileEnding)) {
    let start = index;
    while (start > 0 && /[\w./-]/.test(text.charAt(start - 1))) start -= 1;
    const stem = text.slice(start, index).replace(/^[./]+/, '');
    const path = stem + ending;
    const fits = endings[language]?.test(path) ?? true;
    if (stem !== '' && !stem.endsWith('/') && fits) return path;
  }
  return undefined;
}

const nameComment =
  /^\s{0,20}<!--\s{0,9}(?:(?:file(?:name)?|page)\s{0,3}:)?\s{0,9}`?([\w./-]{1,200}\.html?)`?\s{0,9}(?:\([^()]{0,80}\)\s{0,9})?-->/i;
const mostBefore = 3;

/** The name that a page has in a comment of its own, below its first line or before it. */
export function nameInPage(lines: readonly string[]): string | undefined {
  for (const line of lines.slice(0, mostBefore)) {
    const name = nameComment.exec(line)?.[1];
    if (name) return name.replace(/^[./]+/, '');
  }
  return undefined;
}
