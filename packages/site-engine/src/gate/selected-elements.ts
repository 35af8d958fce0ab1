import { attribute, type Element } from './dom.ts';
import { oncePerPage } from './once.ts';
import { type ScriptText, textsInScript } from './script-words.ts';
import { scriptsOn } from './scripts.ts';
import { parseSelectors, type Selector, selects } from './selectors.ts';
import type { Page, Site } from './site.ts';

/** Calls whose texts select nothing that is there. */
const selectingNothing =
  /^(?:createElement|createElementNS|add|remove|toggle|replace|setAttribute|\w*EventListener)$/;
const selectingClasses = /^(?:getElementsByClassName|contains|hasClass)$/;
const aName = /^[\w-]{1,80}$/;
const maybeSelector = /^[\w\s.#>+~*,:()[\]="'^$|\\/-]{1,200}$/;
/** Of more than these nobody can say whom they mean: they may mean any element. */
const mostSelectors = 300;

/** What a script says of the elements it looks for. */
interface Search {
  selectors: readonly Selector[];
  /** Any of its words may be an id. */
  words: ReadonlySet<string>;
  dataAttributes: ReadonlySet<string>;
  isEndless: boolean;
}

function selectorOf({ text, callee }: ScriptText): string | undefined {
  if (!aName.test(text)) return maybeSelector.test(text) && /[.#[\]>a-z]/i.test(text) ? text : undefined;
  if (callee === undefined || selectingNothing.test(callee)) return undefined;
  return selectingClasses.test(callee) ? `.${text}` : text;
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function dataAttributesIn(code: string): string[] {
  const written = code.match(/\bdata-[\w-]{1,60}/g) ?? [];
  const read = [...code.matchAll(/\bdataset\s{0,5}(?:\.|\[\s{0,5}["'`])\s{0,5}(\w{1,60})/g)];
  return [...written, ...read.map(([, name = '']) => `data-${kebab(name)}`)];
}

/** Compared with a tag's name, whatever is a link is meant. */
const comparesTags = (code: string): boolean =>
  /\b(?:tagName|nodeName|localName)\b[^;\n]{0,40}["'`]a["'`]|\bdocument\.links\b/i.test(code);

function readSearch(site: Site, page: Page): Search {
  const code = scriptsOn(site, page).map((source) => source.code);
  const written = new Set(
    code.flatMap((source) => textsInScript(source).flatMap((text) => selectorOf(text) ?? [])),
  );
  if (code.some(comparesTags)) written.add('a');
  const isEndless = written.size > mostSelectors;
  return {
    selectors: isEndless ? [] : [...written].flatMap(parseSelectors),
    words: new Set(code.flatMap((source) => source.match(/[\w-]+/g) ?? [])),
    dataAttributes: new Set(code.flatMap(dataAttributesIn)),
    isEndless,
  };
}

const searchOn = oncePerPage(readSearch);

/** Whether a script of a page looks for this element: by its id, class, data, or a selector. */
export function isLookedFor(site: Site, page: Page, element: Element): boolean {
  const { selectors, words, dataAttributes, isEndless } = searchOn(site, page);
  const id = attribute(element, 'id');
  return (
    isEndless ||
    (id !== undefined && words.has(id)) ||
    element.attrs.some(({ name }) => dataAttributes.has(name)) ||
    selectors.some((selector) => selects(selector, element))
  );
}
