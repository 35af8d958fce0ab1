import type { SectionId } from './section-words.ts';
import { mentionedSections } from './sections.ts';
import type { WordTables } from './word-tables.ts';

const listedPages =
  /(?<![\p{L}])(?:(?:separate|following|these|\d{1,2}|two|three|four|five|six) )?(?:pages|páginas|seiten|unterseiten|pagine)\s*(?::|for|are|-|–|—|called|\()\s*([^.;\n]{3,200})|ページ(?:構成)?[::]\s*([^。\n]{3,200})|(?:ال)?صفحات\s?:\s*([^.\n]{3,200})/iu;
const multiPage =
  /(?<![\p{L}])(?:multi[\s-]?page|mehrseitig\p{L}*|multi[\s-]?páginas?|multipágina|multi[\s-]?pagina)\s?:\s*([^.;\n]{3,200})/iu;
const singlePage = /(?<![\p{L}])(?:an?|separate|own|its own)\s([\p{L}\s-]{3,30}?)\spage(?![\p{L}])/giu;
const severalPages =
  /(?<![\p{L}])(?:multi[\s-]?page|multi[\s-]?página|multipágina|multi[\s-]?pagina|multi[\s-]?pages|mehrseitig\p{L}*|mehrere\s(?:unter)?seiten|several pages|multiple pages|varias páginas|várias páginas|plusieurs pages|più pagine|(?:three|four|five|[3-6])[\s-]pages?|[3-6]\s(?:páginas|seiten|pagine))(?![\p{L}])|複数ページ|عدة صفحات/iu;
const aboutAlone = /(?<![\p{L}])about(?![\p{L}])/iu;

const pagesIn = (list: string, tables: WordTables): SectionId[] => {
  const named = mentionedSections(list, tables);
  return aboutAlone.test(list) && !named.includes('about') ? [...named, 'about'] : named;
};

/** Pages beyond the first that a prompt asks for: "pages: home, menu and contact", "a separate contact page", "multi-page". */
export function readPages(
  text: string,
  wanted: readonly SectionId[],
  defaults: readonly SectionId[],
  tables: WordTables,
): SectionId[] {
  const list = (multiPage.exec(text) ?? listedPages.exec(text))?.slice(1).find(Boolean) ?? '';
  const single = [...text.matchAll(singlePage)].map((match) => match[1] ?? '');
  const pages = [...new Set([list, ...single].flatMap((part) => pagesIn(part, tables)))];
  if (pages.length > 0) return pages;
  return severalPages.test(text) ? [...new Set([...wanted, ...defaults])].slice(0, 3) : [];
}
