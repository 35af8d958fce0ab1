import { defaultTreeAdapter, type ParserError, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { TransformedCss } from '../css/transform-css.ts';
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
  /** Of elements with the same id the first, as browsers find it. */
  elementsById: ReadonlyMap<string, Element>;
  mistakes: readonly ParserError[];
}

/** A site as the rules see it. */
export interface Site {
  files: ReadonlyMap<string, SiteFile['content']>;
  pages: readonly Page[];
  /** Style sheets that were read, by their text; those of elements, too. */
  readStyles: Map<string, TransformedCss>;
}

function anchorsOf(elements: readonly Element[]): Set<string> {
  const names = elements
    .filter(({ tagName }) => tagName === 'a')
    .map((element) => attribute(element, 'name'));
  const ids = elements.map((element) => attribute(element, 'id'));
  return new Set([...ids, ...names].filter((name) => name !== undefined));
}

function byId(elements: readonly Element[]): Map<string, Element> {
  const found = new Map<string, Element>();
  for (const element of elements) {
    const id = attribute(element, 'id');
    if (id !== undefined && !found.has(id)) found.set(id, element);
  }
  return found;
}

/** Browsers draw 512 levels (Chromium). A parser looks through all open elements again and again, so depth costs dearly. */
const maxDepth = 2000;

/** @throws RangeError when elements are nested too deeply. */
export function parsePage(
  path: string,
  source: string,
  onParseError: (mistake: ParserError) => void = () => {},
): Tree.Document {
  let depth = 0;
  const treeAdapter = {
    ...defaultTreeAdapter,
    onItemPush: () => {
      depth += 1;
      if (depth > maxDepth) throw new RangeError(`${path} nests elements more than ${maxDepth} deep`);
    },
    onItemPop: () => {
      depth -= 1;
    },
  };
  return parse(source, { sourceCodeLocationInfo: true, onParseError, treeAdapter });
}

/** More than a report shows of them; a hostile page makes a million. */
const maxMistakes = 1000;

function readPage(path: string, source: string): Page {
  const mistakes: ParserError[] = [];
  const document = parsePage(path, source, (mistake) => {
    if (mistakes.length < maxMistakes) mistakes.push(mistake);
  });
  const elements = descendants(document).filter(isElement);
  return {
    path,
    source,
    document,
    elements,
    anchors: anchorsOf(elements),
    elementsById: byId(elements),
    mistakes,
  };
}

/**
 * Parses the pages of a site; pages and styles that `known` already holds unchanged are taken from there.
 *
 * @throws RangeError when elements are nested too deeply.
 */
export function readSite(files: ReadonlyMap<string, SiteFile['content']>, known?: Site): Site {
  const pages = [...files].flatMap(([path, content]) => {
    if (typeof content !== 'string' || !isPage(path)) return [];
    const same = known?.pages.find((page) => page.path === path && page.source === content);
    return [same ?? readPage(path, content)];
  });
  return { files, pages, readStyles: known?.readStyles ?? new Map() };
}
