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
const mostBetween = 600;

interface Value {
  kind: 'path' | 'content';
  text: string;
  from: number;
  to: number;
  isClosed: boolean;
  /** Whether only its place behind a path says that it is a value: its tag may be one of a page. */
  isPlain: boolean;
}

const cdata = /^\s*<!\[CDATA\[([\s\S]*?)(?:\]\]>\s*)?$/;
const withoutCdata = (text: string): string => cdata.exec(text)?.[1] ?? text;

/** The end of a value: a closing tag at the end of a line or before another tag. That of a page stands behind the page's own. */
function endOf(text: string, start: number, tag: string): { end: number; after: number; isClosed: boolean } {
  const endOfPage = /^\s*(?:<!\[CDATA\[\s*)?(?:<!doctype html|<html)/i.test(text.slice(start, start + 200))
    ? text.indexOf('</html', start)
    : -1;
  const closer = new RegExp(`</${tag}\\s{0,9}>(?=[ \\t]{0,99}(?:<|\\r?\\n|$))`, 'gi');
  closer.lastIndex = Math.max(start, endOfPage);
  const found = closer.exec(text);
  if (!found) return { end: text.length, after: text.length, isClosed: false };
  return { end: found.index, after: found.index + found[0].length, isClosed: true };
}

const beginsLine = (text: string, at: number): boolean =>
  text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trim() === '';

/** The name in a tag of its own kind, with what is between it and its end; what has no end there is something else. */
function readNamedElement(text: string, match: RegExpExecArray, tag: string, path: string): Value[] {
  if (ofPages.test(tag) || !beginsLine(text, match.index)) return [];
  const { end, after, isClosed } = endOf(text, match.index + match[0].length, tag);
  if (!isClosed) return [];
  const range = { from: match.index, to: after, isClosed, isPlain: false };
  return [
    { ...range, kind: 'path', text: path },
    { ...range, kind: 'content', text: withoutCdata(text.slice(match.index + match[0].length, end)) },
  ];
}

function readValue(text: string, match: RegExpExecArray): Value[] {
  const [whole, called, calledName, argument, argumentName, plain, other = '', path] = match;
  if (path !== undefined) return readNamedElement(text, match, other, path);
  const tag = called ?? (argument ? 'arg_value' : (plain ?? ''));
  const name = calledName ?? argumentName ?? plain ?? '';
  if (!nameOfPath.test(name) && !nameOfContent.test(name)) return [];
  const start = match.index + whole.length;
  const { end, after, isClosed } = endOf(text, start, tag);
  const value = withoutCdata(text.slice(start, end));
  const range = { from: match.index, to: after, isClosed, isPlain: plain !== undefined };
  const isPath = nameOfPath.test(name) && plainPath.test(value.trim());
  if (isPath) return [{ ...range, kind: 'path', text: value.trim() }];
  return nameOfContent.test(name) ? [{ ...range, kind: 'content', text: value }] : [];
}

/** Behind a path, and what is between them says nothing. */
function follows(text: string, before: Value | undefined, at: number): boolean {
  if (before?.kind !== 'path' || at - before.to > mostBetween) return false;
  const between = text.slice(before.to, at);
  return onlyTags.test(between) || /^\s*<(\w{1,40})>[^<>]{0,400}<\/\1>\s*$/.test(between);
}

function valuesIn(text: string): Value[] {
  const values: Value[] = [];
  opener.lastIndex = 0;
  for (let match = opener.exec(text); match; match = opener.exec(text)) {
    const read = readValue(text, match);
    const [first] = read;
    const isValue =
      first && (first.kind === 'path' || !first.isPlain || follows(text, values.at(-1), match.index));
    if (!isValue) continue;
    values.push(...read);
    opener.lastIndex = first.to;
  }
  return values;
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
    for (const { path: written, content: value } of pairsOf(valuesIn(text))) {
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
