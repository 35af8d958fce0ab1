import { asSitePath, modelPathProblem } from './accepted-path.ts';
import { readLooseJson } from './loose-json.ts';
import type { TextFile } from './output.ts';

const pathNames = ['path', 'filePath', 'file_path', 'filename', 'fileName', 'name', 'file'];
const contentNames = ['content', 'contents', 'code', 'source', 'text', 'body', 'html'];
/** Under these a whole site is kept. */
const groupNames = ['files', 'site', 'project', 'website', 'output', 'result', 'data', 'artifacts'];
/** What a file is called that only its language names. */
const languages: Record<string, string> = {
  html: 'index.html',
  css: 'styles.css',
  js: 'script.js',
  javascript: 'script.js',
};

type Data = Record<string, unknown>;
const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text, the lines of one, or an object that holds one. */
function contentOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    return value.length > 0 && value.every((line) => typeof line === 'string') ? value.join('\n') : undefined;
  }
  return isData(value)
    ? contentOf(contentNames.map((name) => value[name]).find((text) => text !== undefined))
    : undefined;
}

function toFile(path: string, value: unknown): TextFile[] {
  const content = contentOf(value)?.replaceAll('\0', '').replaceAll('\r\n', '\n').trim();
  const sitePath = asSitePath(path);
  if (!content || modelPathProblem(sitePath) !== undefined) return [];
  return [{ path: sitePath, content: `${content}\n` }];
}

function fromList(items: readonly unknown[]): TextFile[] {
  return items.flatMap((item) => {
    if (!isData(item)) return [];
    const path = pathNames.map((name) => item[name]).find((name) => typeof name === 'string');
    return typeof path === 'string' ? toFile(path, item) : [];
  });
}

function filesIn(value: unknown): TextFile[] {
  if (Array.isArray(value)) return fromList(value);
  if (!isData(value)) return [];
  const named = Object.entries(value).flatMap(([name, content]) =>
    name.includes('.') ? toFile(name, content) : [],
  );
  if (named.length > 0) return named;
  for (const name of groupNames) {
    const found = filesIn(value[name]);
    if (found.length > 0) return found;
  }
  const single = fromList([value]);
  if (single.length > 0) return single;
  return Object.entries(languages).flatMap(([language, path]) => toFile(path, value[language]));
}

/** Finds the files in an answer that is a JSON object or list of them, cut off or with line ends inside its texts as it may be. */
export function readJsonFiles(text: string): TextFile[] {
  const start = text.search(/^[ \t]*[[{]/m);
  return start < 0 ? [] : filesIn(readLooseJson(text.slice(start)));
}
