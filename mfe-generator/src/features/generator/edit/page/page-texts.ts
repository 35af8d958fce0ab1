import type { SourceRange } from '@sitewright/contracts';
import * as z from 'zod/mini';

const textRowSchema = z.tuple([z.int(), z.int(), z.int(), z.int(), z.int(), z.int()]);
const rowSchema = z.tuple([z.int(), z.int(), z.int(), z.array(textRowSchema)]);
/** What the service writes into a page that is to be edited: where its elements and their texts stand. */
const tableSchema = z.object({ version: z.int(), path: z.string(), elements: z.array(rowSchema) });

/** Words of a page that can be typed over, or a picture that can be described. */
export interface PageText {
  /** Its place in the list: where it stands in the source changes while one types. */
  id: string;
  label: string;
  tag: string;
  words: string;
  element: SourceRange;
  startTag: SourceRange;
  /** Of what can be typed over. */
  text: SourceRange | undefined;
  href: string | undefined;
  alt: string | undefined;
  /** The same words stand in other places, too. */
  isShared: boolean;
  /** A script, or data for search engines, has the same words. */
  isInScript: boolean;
}

/** The texts of one part of the page. */
export interface TextGroup {
  id: string;
  name: string;
  texts: PageText[];
}

const labels: Record<string, string> = {
  a: 'Link',
  button: 'Button',
  li: 'List item',
  img: 'Picture',
  p: 'Paragraph',
  dt: 'Term',
  dd: 'Description',
  summary: 'Question',
  td: 'Cell',
  th: 'Cell',
  label: 'Label',
  blockquote: 'Quotation',
  figcaption: 'Caption',
};

const labelOf = (tag: string) => (/^h[1-6]$/.test(tag) ? `Heading ${tag.slice(1)}` : (labels[tag] ?? 'Text'));

/** Of words in a line of a heading, such as its first half, that of the heading. */
function lineTag({ localName, parentElement }: Element): string {
  const heading = parentElement?.localName ?? '';
  return localName === 'span' && /^h[1-6]$/.test(heading) ? heading : localName;
}

const places: Record<string, string> = { header: 'Header', footer: 'Footer', nav: 'Menu' };

/** The outermost part that an element stands in, and what a person would call it. */
function partOf(element: Element): { part: Element | undefined; name: string } {
  const around = [];
  for (let at: Element | null = element; at; at = at.parentElement)
    if (/^(section|header|footer|nav|article|aside)$/.test(at.localName)) around.push(at);
  const part = around.at(-1);
  if (!part) return { part, name: 'Page' };
  const isTop = part.querySelector('h1') !== null;
  const heading = part.querySelector('h2,h3,h4')?.textContent?.trim();
  return { part, name: places[part.localName] ?? (isTop ? 'Top of the page' : heading || 'Part') };
}

/** Leads whoever has no pointer past the menu. Nobody else sees it. */
const isSkipLink = (element: Element): boolean => element.matches('body > a[href^="#"]');

const attributeOf = (element: Element, name: string) =>
  element.getAttribute(`data-sitewright-${name}`) ?? element.getAttribute(name) ?? undefined;

type Row = z.output<typeof rowSchema>;

function textsOf(element: Element, [start, end, startTagEnd, rows]: Row): Omit<PageText, 'id'>[] {
  const tag = element.localName;
  const nodes = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const link = element.closest('a');
  const base = {
    tag,
    label: labelOf(link && tag !== 'a' && nodes.length > 0 ? 'a' : lineTag(element)),
    element: { start, end },
    startTag: { start, end: startTagEnd },
    href: tag === 'a' ? attributeOf(element, 'href') : undefined,
    alt: undefined,
    isShared: false,
    isInScript: false,
  };
  if (tag === 'img') return [{ ...base, words: '', text: undefined, alt: attributeOf(element, 'alt') ?? '' }];
  return rows.map(([child, from, to, , elsewhere, inScript]) => ({
    ...base,
    words: (nodes[child]?.textContent ?? '').replace(/[ \t\n\f\r]+/g, ' ').trim(),
    text: { start: from, end: to },
    isShared: elsewhere > 0,
    isInScript: inScript === 1,
  }));
}

/** A policy that forbids styles in attributes counts those of a page that is only read, too. */
const withoutStyles = (html: string) =>
  html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/\sstyle(?=\s*=)/gi, ' data-style'));

function addTo(group: TextGroup, texts: readonly Omit<PageText, 'id'>[]): void {
  for (const text of texts) group.texts.push({ ...text, id: `${group.id}.${group.texts.length}` });
}

/** Everything on a page that has words, part by part in the order of the page; as it is read, and nothing of it runs. */
export function readPageTexts(html: string): TextGroup[] {
  const page = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  const table = tableSchema.safeParse(
    JSON.parse(page.querySelector('script[type="application/json"]')?.textContent ?? 'null'),
  );
  if (!table.success) return [];
  const groups = new Map<Element | undefined, TextGroup>();
  const outOfSight: TextGroup = { id: 'out-of-sight', name: 'Out of sight', texts: [] };
  for (const element of page.body.querySelectorAll('[data-sitewright]')) {
    const row = table.data.elements[Number(element.getAttribute('data-sitewright'))];
    const texts = row ? textsOf(element, row) : [];
    if (texts.length === 0) continue;
    if (groups.size === 0 && isSkipLink(element)) {
      addTo(outOfSight, texts);
      continue;
    }
    const { part, name } = partOf(element);
    const group = groups.get(part) ?? { id: `${groups.size}`, name, texts: [] };
    addTo(group, texts);
    groups.set(part, group);
  }
  return [...groups.values(), outOfSight].filter(({ texts }) => texts.length > 0);
}
