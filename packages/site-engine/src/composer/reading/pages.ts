import type { SectionId } from './section-words.ts';
import { mentionedSections } from './sections.ts';

/** Pages beyond the first that a prompt asks for: "pages: home, menu and contact", "a separate contact page", "multi-page". */
export function readPages(
  text: string,
  wanted: readonly SectionId[],
  defaults: readonly SectionId[],
): SectionId[] {
  const list =
    /(?<![\p{L}])(?:(?:separate|following|these|\d{1,2}|two|three|four|five|six) )?pages\s*(?::|for|are|-|–|—|called|\()\s*([^.;\n]{3,200})/iu.exec(
      text,
    )?.[1];
  const single = [
    ...text.matchAll(/(?<![\p{L}])(?:an?|separate|own|its own)\s([\p{L}\s-]{3,30}?)\spage(?![\p{L}])/giu),
  ].map((match) => match[1] ?? '');
  const named = [list ?? '', ...single].flatMap(mentionedSections);
  const isAboutNamed = /(?<![\p{L}])about(?![\p{L}])/iu.test([list ?? '', ...single].join(' '));
  const pages = [...new Set(named)].filter((id) => id !== 'about' || isAboutNamed);
  if (pages.length > 0) return pages;
  if (
    !/(?<![\p{L}])(?:multi[\s-]?page|several pages|multiple pages|(?:three|four|five|[3-6])[\s-]pages?)(?![\p{L}])/iu.test(
      text,
    )
  )
    return [];
  return [...new Set([...wanted, ...defaults])].slice(0, 3);
}
