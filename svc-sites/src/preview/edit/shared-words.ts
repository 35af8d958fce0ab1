/** Where else the words of a page are. */
export interface SharedWords {
  /** How many places of all pages have these words; 1 when they are in one place only. */
  count(words: string): number;
  /** Whether a script, or data for search engines, has them as a text of its own. */
  isInScript(words: string): boolean;
}

const isPage = (path: string) => /\.html?$/i.test(path);
const isScript = (path: string) => /\.m?js$/i.test(path);

/** What these hold is not read as words. */
const rawElements = new Set(['script', 'style', 'template', 'noscript', 'textarea']);
const quotes = '"\'`';
/** Shorter ones, such as "€" or "am", are in scripts for other reasons. */
const shortestInScript = 4;
const longestInScript = 300;

/** Where a text in quotes ends; the end of its line where nothing closes it. */
function endOfLiteral(script: string, start: number): number {
  const quote = script[start];
  let at = start + 1;
  while (at < script.length && script[at] !== quote && script[at] !== '\n') at += script[at] === '\\' ? 2 : 1;
  return at;
}

/** The texts in quotes of a script. Each character is looked at once. */
function* literalsIn(script: string): Generator<string> {
  for (let at = 0; at < script.length; at += 1) {
    if (!quotes.includes(script.charAt(at))) continue;
    const start = at + 1;
    at = endOfLiteral(script, at);
    const length = at - start;
    const isClosed = script[at] === script[start - 1];
    if (isClosed && length >= shortestInScript && length <= longestInScript) yield script.slice(start, at);
  }
}

const collapse = (text: string) => text.replace(/[ \t\n\f\r]+/g, ' ').trim();

/** The texts between the tags of a page, and those of its scripts. Each character is looked at once: hostile pages are long. */
function textsOf(page: string): { words: string[]; scripts: string[] } {
  const words: string[] = [];
  const scripts: string[] = [];
  let raw = '';
  for (const piece of page.split('<')) {
    const name = /^\/?[a-z][a-z0-9]*/i.exec(piece)?.[0].toLowerCase() ?? '';
    if (raw && name !== `/${raw}`) {
      if (raw === 'script') scripts.push(piece);
      continue;
    }
    raw = rawElements.has(name) ? name : '';
    const text = piece.slice(piece.indexOf('>') + 1);
    if (raw === 'script') scripts.push(text);
    else if (raw === '') words.push(collapse(text));
  }
  return { words, scripts };
}

/** Words are compared as they are written in the source: the same engine writes the same words alike. */
export function readSharedWords(files: readonly { path: string; content: string }[]): SharedWords {
  const counts = new Map<string, number>();
  const literals = new Set<string>();
  const addLiterals = (script: string) => {
    for (const literal of literalsIn(script)) literals.add(collapse(literal));
  };
  for (const { path, content } of files) {
    if (isScript(path)) addLiterals(content);
    if (!isPage(path)) continue;
    const { words, scripts } = textsOf(content);
    for (const text of words) counts.set(text, (counts.get(text) ?? 0) + 1);
    addLiterals(scripts.join('<'));
  }
  return {
    count: (words) => counts.get(collapse(words)) ?? 0,
    isInScript: (words) => words.length >= shortestInScript && literals.has(collapse(words)),
  };
}
