import { isSafePath } from '../files/safe-path.ts';
import { isPage, isScript, isStylesheet } from '../files/site-files.ts';
import { isElided } from '../revise/blocks/elision.ts';
import { type Block, languageOf, namedFile, readBlocks } from './fenced-blocks.ts';
import { readJsonFiles } from './json-files.ts';
import { readSections } from './named-sections.ts';
import type { TextFile } from './output.ts';
import { isWholePage, looksLikePage } from './whole-page.ts';

/** Where a block goes that nobody named. */
const defaultPaths = new Map([
  ['html', 'index.html'],
  ['htm', 'index.html'],
  ['css', 'styles.css'],
  ['js', 'script.js'],
  ['javascript', 'script.js'],
]);

function ownNameOf(block: Block): string | undefined {
  const firstLine = block.lines[0] ?? '';
  const comment = /^\s*(?:<!--|\/\*|\/\/)/.test(firstLine) ? firstLine : '';
  const language = languageOf(block);
  return [block.info, comment, block.heading]
    .map((hint) => namedFile(hint, language))
    .find((named) => named !== undefined && isSafePath(named));
}

function defaultPathOf(block: Block): string | undefined {
  const path = defaultPaths.get(languageOf(block));
  return path ?? (looksLikePage(block.lines.join('\n')) ? 'index.html' : undefined);
}

/** Of two drafts the later one counts, unless it is only a part: an example, or one that names the rest. */
function takesPlaceOf(later: string, earlier: TextFile | undefined): boolean {
  if (!earlier) return true;
  if (isElided(later, earlier.content)) return false;
  if (isPage(earlier.path)) return isWholePage(later) || !isWholePage(earlier.content);
  return later.length * 2 >= earlier.content.length;
}

/** A block that nobody named is the file that a page asks for and nobody wrote. */
function nameByLinks(files: Map<string, TextFile>, unnamed: ReadonlySet<string>): TextFile[] {
  const pages = [...files.values()].filter(({ path }) => isPage(path)).map(({ content }) => content);
  const asked = pages.flatMap((page) =>
    [...page.matchAll(/\s(?:href|src)\s*=\s*["']?(?:\.?\/)?([\w./-]{1,100}\.(?:css|js))["'\s>]/gi)].map(
      ([, path = '']) => path,
    ),
  );
  const missing = asked.filter((path) => !files.has(path) && isSafePath(path));
  return [...files.values()].map((file) => {
    const isSame = isScript(file.path) ? isScript : isStylesheet;
    const isAsked = !unnamed.has(file.path) || isPage(file.path) || asked.includes(file.path);
    const path = isAsked ? file.path : (missing.find((name) => isSame(name)) ?? file.path);
    return { ...file, path };
  });
}

function readFences(lines: readonly string[]): TextFile[] {
  const found = new Map<string, TextFile>();
  const unnamed = new Set<string>();
  for (const block of readBlocks(lines)) {
    const named = ownNameOf(block);
    const path = named ?? defaultPathOf(block);
    const content = `${block.lines.join('\n').trim()}\n`;
    if (!path || content === '\n' || !takesPlaceOf(content, found.get(path))) continue;
    found.set(path, { path, content });
    if (!named) unnamed.add(path);
  }
  return nameByLinks(found, unnamed);
}

function readBarePage(lines: readonly string[]): TextFile[] {
  const start = lines.findIndex(looksLikePage);
  if (start < 0) return [];
  const end = lines.findLastIndex((line) => /<\/html\s*>/i.test(line));
  const page = lines.slice(start, end < start ? undefined : end + 1);
  return [{ path: 'index.html', content: `${page.join('\n').trimEnd()}\n` }];
}

/** Every fence by itself, and what is around them: either may be the JSON. */
function readJson(lines: readonly string[]): TextFile[] {
  const fenced = readBlocks(lines).map((block) => readJsonFiles(block.lines.join('\n')));
  const best = fenced.find((files) => files.some(({ path }) => isPage(path)));
  return best ?? readJsonFiles(lines.join('\n'));
}

const hasPage = (files: readonly TextFile[]): boolean => files.some(({ path }) => isPage(path));

/**
 * Finds the files in an answer that has no file markers: code fences, named by their info string, a comment or the
 * line above; JSON; files under lines with their names; or one bare page.
 */
export function rescueFiles(lines: readonly string[]): TextFile[] {
  for (const read of [readFences, readJson, readSections]) {
    const files = read(lines);
    if (hasPage(files)) return files;
  }
  return readBarePage(lines);
}
