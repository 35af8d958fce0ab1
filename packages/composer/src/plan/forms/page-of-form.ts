import type { Brief } from '@sitewright/contracts';
import { isForActing } from '../../page-topics.ts';
import type { FunctionWish } from '../holding.ts';
import type { PageDraft } from '../page-drafts.ts';
import { plain } from '../words.ts';
import { headOfForm } from './form-kind.ts';
import { sharesWord } from './shared-words.ts';

/** The page that a form is for: the one that its head names, else one where visitors act that has none yet. */
export function pageOfForm(
  wish: FunctionWish,
  brief: Brief,
  pages: readonly PageDraft[],
  taken: ReadonlySet<number>,
): number | undefined {
  const head = headOfForm(wish, brief);
  const titles = pages.map(({ title = '' }, index) => (index === 0 || taken.has(index) ? '' : title));
  // What the whole is called tells no page from another: "Friends of Brook Park".
  const own = plain(brief.name?.value ?? '').split(' ');
  const told = titles.map((title) =>
    title
      .split(' ')
      .filter((word) => !own.includes(plain(word)))
      .join(' '),
  );
  const named = told.findIndex((title) => title !== '' && sharesWord(title, head));
  // What is done by the form is done where one joins or books, unless it is something else: "tell us about a problem".
  const { purpose } = wish;
  const isOther = purpose !== undefined && !isForActing(purpose);
  const acting = isOther ? -1 : titles.findIndex((title) => title !== '' && isForActing(title));
  const page = named >= 0 ? named : acting;
  return page < 0 ? undefined : page;
}
