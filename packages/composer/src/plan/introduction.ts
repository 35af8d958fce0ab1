import type { Brief } from '@sitewright/contracts';
import type { Draft } from './drafts.ts';
import { isNoun } from './hero.ts';
import { emptyHolding } from './holding.ts';

/** A longer text is read below the top. */
const longest = 160;

const isEmpty = ({ headlines, lines, details }: Draft['has']): boolean =>
  [headlines, lines, details].every((list) => list.length === 0);

/**
 * One sentence in which its owner says who they are opens the page, where nothing else would say there what the site is of: a section
 * of its own, below a name and a town, comes too late.
 */
export function introduceAtTop(
  { name, description, statements }: Brief,
  hero: Draft,
  drafts: readonly Draft[],
): void {
  const about = drafts.find(({ type, page }) => type === 'about' && page === hero.page);
  const [only, ...others] = about?.has.story ?? [];
  if (!name || (description && !isNoun(description.value)) || !about || !only || others.length > 0) return;
  const isFree = !about.isWished && about.title === undefined && about.functions.length === 0;
  const rest = { ...about.has, story: [] };
  const isAlone = Object.values(rest).every((list) => list.length === 0);
  const isOfOpening = only.from.length < 2 || (statements[only.from[0] ?? 0]?.block ?? 0) === 0;
  if (!isOfOpening || !isFree || !isAlone || !isEmpty(hero.has) || only.text.length > longest || only.key)
    return;
  hero.has.details.push(only);
  about.has = emptyHolding();
}
