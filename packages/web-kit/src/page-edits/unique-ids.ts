import type { SourceRange } from '@sitewright/contracts';
import { type Piece, withPieces } from './piece.ts';
import { type AttributePlace, startTags } from './start-tags.ts';

/** Attributes that name elements by their ids. */
const naming =
  /^(?:for|form|list|headers|popovertarget|commandfor|aria-(?:labelledby|describedby|controls|owns|details|activedescendant|errormessage|flowto))$/;
const linking = /^(?:href|xlink:href|usemap)$/;

const attributesIn = (source: string, range: SourceRange): AttributePlace[] =>
  [...startTags(source, range)].flatMap(({ attributes }) => attributes);

const idsIn = (attributes: readonly AttributePlace[]): string[] =>
  attributes.flatMap(({ name, value }) => (name === 'id' && value !== '' ? value : []));

function freeId(id: string, taken: ReadonlySet<string>): string {
  const base = id.replace(/-\d{1,4}$/, '');
  let count = 2;
  while (taken.has(`${base}-${count}`)) count += 1;
  return `${base}-${count}`;
}

/** What an attribute becomes when what it names is called otherwise. */
function renamed({ name, value }: AttributePlace, names: ReadonlyMap<string, string>): string {
  const newName = (id: string) => names.get(id) ?? id;
  if (name === 'id') return newName(value);
  if (naming.test(name)) return value.replace(/\S+/g, newName);
  if (linking.test(name) && value.startsWith('#')) return `#${newName(value.slice(1))}`;
  return value.replace(
    /url\((["']?)#([^"')]+)\1\)/g,
    (_all, quote: string, id: string) => `url(${quote}#${newName(id)}${quote})`,
  );
}

/** Markup that comes into a page, with other ids where the page has them: what it says of its own elements goes with them. */
export function withUniqueIds(page: string, markup: string): string {
  const taken = new Set(idsIn(attributesIn(page, { start: 0, end: page.length })));
  const attributes = attributesIn(markup, { start: 0, end: markup.length });
  const names = new Map<string, string>();
  for (const id of idsIn(attributes)) {
    if (!taken.has(id) || names.has(id)) continue;
    names.set(id, freeId(id, taken));
    taken.add(names.get(id) ?? id);
  }
  if (names.size === 0) return markup;
  const pieces = attributes.flatMap((attribute): Piece[] => {
    const value = renamed(attribute, names);
    if (value === attribute.value || !attribute.valueRange) return [];
    const { quote, valueRange } = attribute;
    const written = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
    return [{ ...valueRange, new: quote ? written : `"${written}"` }];
  });
  return withPieces(markup, pieces);
}
