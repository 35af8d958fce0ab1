import { asSitePath, modelPathProblem, printablePath } from './accepted-path.ts';
import type { DroppedFile, TextFile } from './output.ts';
import { type AnswerReader, createLineCounter, type LineRange, withoutRanges } from './reading.ts';

/*
 * Files whose path and content each stand between tags of their own: calls of tools that a model writes as text, and the XML of
 * other products. `<path>a.html</path><content>…</content>`, `<parameter=path>`, `<parameter name="path">`,
 * `<arg_key>path</arg_key><arg_value>…</arg_value>`; or the name in a tag of any name, `<artifact name="a.html">…</artifact>`.
 */

const nameOfPath = /^(?:path|file|file_?path|file_?name|target_?file|name|source)$/i;
const nameOfContent =
  /^(?:content|contents|file_?content|file_?text|document_content|code|code_?edit|source|text|body|data)$/i;

const opener =
  /<(?:(parameter|param|arg|argument)(?:=|\s{1,4}name\s?=\s?)["']?(\w{1,40})["']?|(arg_key)>\s{0,9}(\w{1,40})\s{0,9}<\/arg_key>\s{0,9}<arg_value|([a-z]\w{2,40}))>|<([a-z][\w:.-]{1,40})\s(?:[^<>]{0,300}\s)?(?:file_?path|path|file_?name|file|name|title|identifier)\s?=\s?["']([^"'<>\n]{1,200}\.(?:html?|css|js|svg|txt|json|xml))["'][^<>]{0,300}>/gi;
/** Tags of pages whose names are no files. */
const ofPages =
  /^(?:a|abbr|button|embed|fieldset|form|iframe|img|input|link|map|meta|object|output|param|script|select|slot|style|textarea|use)$/i;
const plainPath = /^[^<>"'\n]{1,200}\.\w{1,12}$/;
const onlyTags = /^(?:\s|<[^<>]{1,120}>)*$/;
const oneValue = /^\s*<(\w{1,40})>[^<>]{0,400}<\/\1>\s*$/;
const mostBetween = 600;
const indentation = 40;

interface Value {
  kind: 'path' | 'content';
  text: string;
  from: number;
  to: number;
  isClosed: boolean;
}

const cdata = /^\s*<!\[CDATA\[([\s\S]*?)(?:\]\]>\s*)?$/;
const withoutCdata = (text: string): string => cdata.exec(text)?.[1] ?? text;

/** Characters within which a path has its end. */
const longestPath = 300;
const beginsPage = /^\s*(?:<!\[CDATA\[\s*)?(?:<!doctype html|<html)/i;

interface ValueEnd {
  end: number;
  after: number;
  isClosed: boolean;
}

/** Reads the values of a text. Ends that do not come are looked for once. */
class ValueReader {
  readonly #text: string;
  readonly #unclosed = new Set<string>();

  constructor(text: string) {
    this.#text = text;
  }

  read(): Value[] {
    const values: Value[] = [];
    opener.lastIndex = 0;
    for (let match = opener.exec(this.#text); match; match = opener.exec(this.#text)) {
      const read = this.#readAt(match, values.at(-1));
      values.push(...read);
      if (read[0]) opener.lastIndex = read[0].to;
    }
    return values;
  }

  #readAt(match: RegExpExecArray, before: Value | undefined): Value[] {
    const [whole, called, calledName, argument, argumentName, plain, other = '', path] = match;
    const start = match.index + whole.length;
    if (path !== undefined) return this.#readElement(match.index, start, other, path);
    const tag = called ?? (argument ? 'arg_value' : (plain ?? ''));
    const name = calledName ?? argumentName ?? plain ?? '';
    const written = nameOfPath.test(name) ? this.#readPath(match.index, start, tag) : undefined;
    if (written) return [written];
    const isContent = nameOfContent.test(name) && (!plain || this.#follows(before, match.index));
    return isContent ? [this.#readContent(match.index, start, tag)] : [];
  }

  /** The name in a tag of any name, with what is between it and its end; what has no end there is something else. */
  #readElement(from: number, start: number, tag: string, path: string): Value[] {
    if (ofPages.test(tag) || !this.#beginsLine(from)) return [];
    const content = this.#readContent(from, start, tag);
    return content.isClosed ? [{ ...content, kind: 'path', text: path }, content] : [];
  }

  #beginsLine(at: number): boolean {
    const before = this.#text.slice(Math.max(0, at - indentation), at);
    return (
      before.slice(before.lastIndexOf('\n') + 1).trim() === '' && (at <= indentation || before.includes('\n'))
    );
  }

  #readPath(from: number, start: number, tag: string): Value | undefined {
    const text = this.#text.slice(start, start + longestPath);
    const end = text.toLowerCase().indexOf(`</${tag.toLowerCase()}`);
    const path = text.slice(0, Math.max(end, 0)).trim();
    if (!plainPath.test(path)) return undefined;
    return { kind: 'path', text: path, from, to: start + end + tag.length + 3, isClosed: true };
  }

  #readContent(from: number, start: number, tag: string): Value {
    const { end, after, isClosed } = this.#endOf(start, tag);
    const text = withoutCdata(this.#text.slice(start, end));
    return { kind: 'content', text, from, to: after, isClosed };
  }

  /** A closing tag at the end of a line or before another tag. That of a page stands behind the page's own. */
  #endOf(start: number, tag: string): ValueEnd {
    const isPage = beginsPage.test(this.#text.slice(start, start + 200));
    const from = isPage ? this.#find(/<\/html/gi, start)?.index : start;
    const closer = new RegExp(`</${tag}\\s{0,9}>(?=[ \\t]{0,99}(?:<|\\r?\\n|$))`, 'gi');
    const found = from === undefined ? undefined : this.#find(closer, from);
    if (!found) return { end: this.#text.length, after: this.#text.length, isClosed: false };
    return { end: found.index, after: found.index + found[0].length, isClosed: true };
  }

  #find(pattern: RegExp, from: number): RegExpExecArray | undefined {
    if (this.#unclosed.has(pattern.source)) return undefined;
    pattern.lastIndex = from;
    const found = pattern.exec(this.#text);
    if (!found) this.#unclosed.add(pattern.source);
    return found ?? undefined;
  }

  /** Right behind a path: between the two is nothing but tags, or one other value. */
  #follows(before: Value | undefined, at: number): boolean {
    if (before?.kind !== 'path' || at - before.to > mostBetween) return false;
    const between = this.#text.slice(before.to, at);
    return onlyTags.test(between) || oneValue.test(between);
  }
}

interface Pair {
  path?: Value;
  content?: Value;
}

/** Paths with their contents: another value of the same kind begins the next pair. */
function pairsOf(values: readonly Value[]): Required<Pair>[] {
  const pairs: Required<Pair>[] = [];
  let open: Pair = {};
  for (const value of values) {
    open = open[value.kind] ? { [value.kind]: value } : { ...open, [value.kind]: value };
    const { path, content } = open;
    if (!path || !content) continue;
    pairs.push({ path, content });
    open = {};
  }
  return pairs;
}

export const tagReader: AnswerReader = {
  isCertain: true,
  read(lines, { files: known }) {
    const text = lines.join('\n');
    const lineOf = createLineCounter(text);
    const files = new Map<string, TextFile>();
    const dropped: DroppedFile[] = [];
    const read: LineRange[] = [];
    let open: TextFile | undefined;
    for (const { path: written, content: value } of pairsOf(new ValueReader(text).read())) {
      const path = asSitePath(written.text);
      const problem = modelPathProblem(path);
      const content = `${value.text.replaceAll('\0', '').trim()}\n`;
      read.push({
        from: lineOf(Math.min(written.from, value.from)),
        to: lineOf(Math.max(written.to, value.to)),
      });
      if (problem !== undefined) dropped.push({ path: printablePath(path), reason: problem });
      if (problem !== undefined || content === '\n' || known.some((file) => file.path === path)) continue;
      files.set(path, { path, content });
      open = value.isClosed ? undefined : files.get(path);
    }
    return { files: [...files.values()], dropped, open, rest: withoutRanges(lines, read) };
  },
};
