import type { Brief } from '@sitewright/contracts';
import type { Draft, DraftType } from './drafts.ts';
import { holdsSomething } from './holding.ts';
import { answeredBy } from './missing.ts';
import { ownLocale } from './own-locale.ts';
import type { PageDraft } from './page-drafts.ts';
import { hasExamples, namedKind } from './sections/examples.ts';
import { isToolSite } from './tool-site.ts';
import { plain } from './words.ts';

/** What a longer text asks for by its usual name; what else it seems to ask for may stand elsewhere already. */
const unmistakable: ReadonlySet<DraftType> = new Set(['voices', 'questions', 'features', 'process']);

/** From here on a section is wished for, whatever it is called. */
const sure = 0.65;

/** A section that has the name of its page, where the page shows other sections: the page is what was asked for. */
const isOnlyPage = (draft: Draft, drafts: readonly Draft[], pages: readonly PageDraft[]): boolean =>
  draft.title !== undefined &&
  plain(pages[draft.page]?.title ?? '') === plain(draft.title) &&
  drafts.some((other) => other !== draft && other.page === draft.page && holdsSomething(other.has));

/** A section of no known kind is one where its name says what stands in it, or where the wish for it is sure. */
function isKnown({ type, title = '', from }: Draft, brief: Brief): boolean {
  const sureness = Math.min(...from.map((index) => brief.statements[index]?.sureness ?? 1));
  return type !== 'custom' || sureness >= sure || namedKind(title, ownLocale(brief)) !== undefined;
}

/** Says which sections that were asked for show examples: those that nothing was given for, and no other section answers. */
export function markToFill(
  drafts: readonly Draft[],
  pages: readonly PageDraft[],
  { brief, isShort }: { brief: Brief; isShort: boolean },
): void {
  if (isToolSite(brief)) return;
  const holding = drafts.filter(({ has }) => holdsSomething(has));
  for (const draft of drafts) {
    const isAsked = draft.isWished && hasExamples(draft.type) && (isShort || unmistakable.has(draft.type));
    if (!isAsked || holdsSomething(draft.has) || !isKnown(draft, brief)) continue;
    if (answeredBy(draft, holding) || isOnlyPage(draft, drafts, pages)) continue;
    draft.isToFill = true;
  }
}
