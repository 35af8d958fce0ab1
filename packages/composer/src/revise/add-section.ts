import type { BriefSectionType } from '@sitewright/contracts';
import { capitalise } from '../plan/words.ts';
import { type Answer, quoted } from './change.ts';
import { showSection } from './outline.ts';
import { type SiteParts, sectionsOfType, sectionTypesCalled } from './site-parts.ts';
import { phrase, wordsOf } from './tokens.ts';

/** Sections that are made of what every site has: they need nothing said. */
const madeOfNothing: ReadonlySet<BriefSectionType> = new Set([
  'contact',
  'booking',
  'newsletter',
  'gallery',
  'process',
  'features',
  'questions',
  'offer',
]);

const longestTitle = 60;

/** The sections that a title names, and their kind where it names one. */
function sectionsCalled(title: string, parts: SiteParts) {
  const name = phrase(title);
  const [type] = sectionTypesCalled(name, parts, (one, other) => phrase(one) === other);
  const own = parts.sections.filter((section) => phrase(section.title) === name);
  return { type, same: own.length > 0 || !type ? own : sectionsOfType(parts.sections, type) };
}

/** Adds a section: one that was hidden, one of a kind that needs nothing said, or one with a text of its own. */
export function addSection(title: string, text: string, parts: SiteParts): Answer | undefined {
  if (wordsOf(title).length === 0 || title.length > longestTitle) return undefined;
  const { type, same } = sectionsCalled(title, parts);
  const [hidden] = same.filter(({ isHidden }) => isHidden);
  if (hidden && !text) return showSection(hidden, parts);
  const [first] = same;
  if (first && !text) return { why: `There is a section ${quoted(first.title)} already.` };
  if (!text && !(type && madeOfNothing.has(type)))
    return {
      why: `Say what is to stand in the section ${quoted(title)}, as in “add a section ${title}: …”.`,
    };
  return sectionAdded(text ? 'custom' : (type ?? 'custom'), capitalise(title), text, parts);
}

function sectionAdded(type: BriefSectionType, title: string, text: string, { brief }: SiteParts): Answer {
  const section = brief.sections.length;
  return {
    changes: {
      sections: [...brief.sections, { type, title, from: [] }],
      ...(text && { story: [...brief.story, { text, section, from: [] }] }),
    },
    done: `Added the section ${quoted(title)}.`,
  };
}

/** What is said in one line: a title, and behind a colon the text under it. */
export function titleAndText(value: string): { title: string; text: string } {
  const at = value.search(/[:：]\s*\S/u);
  if (at > 0 && at <= longestTitle)
    return { title: value.slice(0, at).trim(), text: value.slice(at + 1).trim() };
  return { title: value.trim(), text: '' };
}

export const isShortTitle = (text: string): boolean =>
  text.length <= longestTitle && wordsOf(text).length <= 8;
