import type { SiteDraft } from './draft-site.ts';
import type { Draft } from './drafts.ts';
import { holdsSomething } from './holding.ts';
import { answeredBy, howToFill, whyMissing } from './missing.ts';
import type { Placed } from './navigation.ts';
import type { OutcomeLog } from './outcomes.ts';
import type { PageDraft } from './page-drafts.ts';
import { oneLine, plain } from './words.ts';
import type { Written } from './write-language.ts';

type Pages = readonly PageDraft[];

const isNamed = (page: PageDraft | undefined, title: string): boolean =>
  plain(page?.title ?? '') === plain(title);

/** A section that was asked for and shows examples: what its owner is to put there. */
function noteExamples(draft: Draft, { section }: Placed, log: OutcomeLog): void {
  if (!section.isExample || !draft.isToFill || !draft.isWished) return;
  const how = howToFill(draft, oneLine(section.title));
  log.note(how);
  log.apply(draft.from, how);
}

/** Whether a draft has the name of a page that shows other sections: its name asks for no further one. */
const isOnlyPage = ({ page, title }: Draft, pages: Pages, filled: ReadonlySet<number>): boolean =>
  title !== undefined && filled.has(page) && isNamed(pages[page], title);

/** Wishes that came to nothing are answered: by another section that shows it, else by what is missing. */
export function answerWishes(
  drafts: SiteDraft['drafts'],
  pages: Pages,
  { placed }: Written,
  log: OutcomeLog,
): void {
  const placeOf = (draft: Draft | undefined): Placed | undefined => draft && placed.get(draft)?.[0];
  const filled = new Set(drafts.filter(placeOf).map(({ page }) => page));
  const holding = drafts.filter(({ has }) => holdsSomething(has));
  for (const draft of drafts) {
    const shown = placeOf(draft);
    if (shown) noteExamples(draft, shown, log);
    const isSaid = draft.from.some((index) => log.byStatement.has(index));
    if (!draft.isWished || isSaid || shown) continue;
    const place = placeOf(answeredBy(draft, holding));
    if (isOnlyPage(draft, pages, filled)) log.apply(draft.from, 'The page is there.');
    else if (place) log.apply(draft.from, `It is shown under “${oneLine(place.section.title)}”.`);
    else log.leaveOut(draft.from, whyMissing(draft));
  }
}
