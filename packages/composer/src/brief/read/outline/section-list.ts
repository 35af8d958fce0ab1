import type { BriefSectionType, SectionWish } from '@sitewright/contracts';

/** There is one of these on a page, however often it is named. */
const single: ReadonlySet<BriefSectionType> = new Set([
  'hero',
  'prices',
  'about',
  'people',
  'voices',
  'questions',
  'hours',
  'place',
  'contact',
  'newsletter',
  'figures',
  'footer',
]);

export interface SectionDraft {
  type: BriefSectionType;
  title?: string | undefined;
  page?: number | undefined;
  count?: number | undefined;
}

/** The sections in the order of the prompt. */
export class SectionList {
  readonly sections: SectionWish[] = [];

  /** Adds a section, or adds to the one that it is; returns its index. */
  add(draft: SectionDraft, from: number): number {
    const known = this.sections.findIndex((section) => isSame(section, draft));
    const section = this.sections[known];
    if (section) {
      if (!section.from.includes(from)) section.from.push(from);
      if (draft.count !== undefined) section.count ??= draft.count;
      if (draft.page !== undefined) section.page ??= draft.page;
      return known;
    }
    this.sections.push({
      type: draft.type,
      ...(draft.title === undefined ? {} : { title: draft.title }),
      ...(draft.page === undefined ? {} : { page: draft.page }),
      ...(draft.count === undefined ? {} : { count: draft.count }),
      from: [from],
    });
    return this.sections.length - 1;
  }

  /** Says what a section is that only had a title so far. */
  settle(index: number, type: BriefSectionType, count: number | undefined, from: number): void {
    const section = this.sections[index];
    if (section?.type !== 'custom') return;
    section.type = type;
    if (count !== undefined) section.count = count;
    if (!section.from.includes(from)) section.from.push(from);
  }
}

function isSame(section: SectionWish, { type, title, page }: SectionDraft): boolean {
  const isSamePage = section.page === page || section.page === undefined || page === undefined;
  const isSameTitle = section.title?.toLowerCase() === title?.toLowerCase();
  return isSamePage && section.type === type && (isSameTitle || single.has(type));
}
