import { isForActing } from '../page-topics.ts';
import type { Draft } from './drafts.ts';
import { type Event, holdsSomething } from './holding.ts';
import type { PageDraft } from './page-drafts.ts';
import { plain } from './words.ts';

/** Pages that are about nothing else: what is told of the whole can stand there. */
const general: ReadonlySet<PageDraft['role']> = new Set(['about', 'offer'] as const);
/** Pages of what takes place again and again: teams and their training, courses and their hours. */
const regular: ReadonlySet<PageDraft['role']> = new Set([
  undefined,
  ...general,
  'people',
  'hours',
  'prices',
] as const);

/** "Saturdays": a day of every week, and none of a year. */
export const isEveryWeek = ({ date }: Event): boolean => date !== undefined && !/\p{N}/u.test(date);

const isEmpty = (page: number, drafts: readonly Draft[]): boolean =>
  !drafts.some((draft) => draft.page === page && (holdsSomething(draft.has) || draft.functions.length > 0));

/** What takes place every week, from where it stands at the top or beside what is on once. */
function takeRegular(drafts: readonly Draft[]): Event[] {
  const isOnce = (event: Event) => !isEveryWeek(event);
  const from = drafts.find(({ has, page }) => {
    const beside = drafts.filter((other) => other.page === page).flatMap((other) => other.has.events);
    return has.events.filter(isEveryWeek).length > 1 && (page === 0 || beside.some(isOnce));
  });
  const taken = from?.has.events.filter(isEveryWeek) ?? [];
  if (from) from.has.events = from.has.events.filter(isOnce);
  return taken;
}

/** Whether a section is what a page is by its name, or by what asks for both. */
const isOf = ({ title = '', from }: Draft, page: PageDraft): boolean =>
  plain(title) === plain(page.title ?? '') || from.some((index) => page.from.includes(index));

/** What is told of the whole also stands where visitors decide: "Join us". */
const takesGeneral = ({ role, title = '' }: PageDraft): boolean => general.has(role) || isForActing(title);

/** A page that was asked for and has nothing of its own is given what belongs to it though nothing said so. */
export function fillPages(pages: readonly PageDraft[], drafts: readonly Draft[]): void {
  for (const [index, page] of pages.entries()) {
    const own = drafts.find((draft) => draft.page === index && isOf(draft, page));
    if (index === 0 || !own || !isEmpty(index, drafts)) continue;
    if (regular.has(page.role)) own.has.events.push(...takeRegular(drafts));
    if (holdsSomething(own.has) || !takesGeneral(page)) continue;
    for (const { type, page: at, has } of drafts)
      if (type === 'details' && at === 0) own.has.details.push(...has.details.splice(0));
  }
}
