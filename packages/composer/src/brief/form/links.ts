import type { Brief, Item, Statement, StatementClass } from '@sitewright/contracts';
import { withoutSources } from '../changes/without-sources.ts';
import type { Cut } from '../cut/cut.ts';
import { countWords } from '../read/entries/scan/tokens.ts';

const longestName = 4;
/** What a row of names is taken for elsewhere: sections, functions, things. */
const named: ReadonlySet<StatementClass> = new Set([
  'function_wish',
  'page_or_section_wish',
  'item',
  'fact',
  'not_understood',
]);

const isNamed = (text: string): boolean =>
  countWords(text) <= longestName && /^[\p{L}\p{N} &+'’-]+$/u.test(text);

const isName = ({ text, class: name, withdrawnBy }: Statement): boolean =>
  named.has(name) && withdrawnBy === undefined && isNamed(text);

/** A telephone number, or a year. */
const longNumber = /\p{N}{3}/u;

/** Each name of the row behind a page of links is wished for by itself, whatever it looks like: "bandcamp, shop, newsletter". */
export const asLinkRow = (cut: Cut): Cut =>
  cut.kind === 'key_value' && isNamed(cut.text) && !longNumber.test(cut.text)
    ? { ...cut, isWish: true }
    : cut;

/** A sign-up has its own place on a page of links, too. */
const staying: ReadonlySet<string> = new Set(['newsletter', 'contact']);

/** A brief in which what is named behind a page of links are the links: "instagram, shop, newsletter". */
export function withLinks(brief: Brief): Brief {
  const kept = new Set(brief.sections.filter(({ type }) => staying.has(type)).flatMap(({ from }) => from));
  const items = brief.statements.flatMap((statement, index): Item[] =>
    index > 0 && !kept.has(index) && isName(statement) ? [{ name: statement.text, from: [index] }] : [],
  );
  if (items.length < 2) return brief;
  const taken = new Set(items.flatMap(({ from }) => from));
  const rest = withoutSources(brief, (index) => taken.has(index));
  return { ...rest, offer: [...rest.offer, { items }] };
}
