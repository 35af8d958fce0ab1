import { type ParserError, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { SiteFile } from '../engine.ts';
import { isPage } from '../files/site-files.ts';
import { attribute, descendants, type Element, isElement } from './dom.ts';

/** One page, parsed: `elements` are all of it in document order, `mistakes` what the parser had to forgive. */
export interface Page {
  path: string;
  source: string;
  document: Tree.Document;
  elements: readonly Element[];
  /** Where a link with `#` may lead. */
  anchors: ReadonlySet<string>;
  mistakes: readonly ParserError[];
}

/** A site as the rules see it. */
export interface Site {
  files: ReadonlyMap<string, SiteFile['content']>;
  pages: readonly Page[];
}

function anchorsOf(elements: readonly Element[]): Set<string> {
  const names = elements
    .filter(({ tagName }) => tagName === 'a')
    .map((element) => attribute(element, 'name'));
  const ids = elements.map((element) => attribute(element, 'id'));
  return new Set([...ids, ...names].filter((name) => name !== undefined));
}

function readPage(path: string, source: string): Page {
  const mistakes: ParserError[] = [];
  const onParseError = (mistake: ParserError) => mistakes.push(mistake);
  const document = parse(source, { sourceCodeLocationInfo: true, onParseError });
  const elements = [...descendants(document)].filter(isElement);
  return { path, source, document, elements, anchors: anchorsOf(elements), mistakes };
}

/** Parses the pages of a site; those that `known` already holds unchanged are taken from there. */
export function readSite(files: ReadonlyMap<string, SiteFile['content']>, known?: Site): Site {
  const pages = [...files].flatMap(([path, content]) => {
    if (typeof content !== 'string' || !isPage(path)) return [];
    const same = known?.pages.find((page) => page.path === path && page.source === content);
    return [same ?? readPage(path, content)];
  });
  return { files, pages };
}
