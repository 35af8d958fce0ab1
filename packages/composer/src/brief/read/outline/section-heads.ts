import type { BriefSectionType } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { isPrintable } from './heads.ts';
import { isAboutSite, sectionTypeOf } from './section-type.ts';
import type { Walk } from './walk.ts';

const told: ReadonlySet<string> = new Set(['identity', 'meta', 'design_wish', 'prohibition', 'context']);
const isTold = ({ class: name }: Classified) => told.has(name);
/** A block of no known type that stands alone has to be surer: it is often a wish of another sort. */
const sureAlone = 0.6;

const isWish = ({ class: name }: Classified) => name === 'page_or_section_wish';

/** A head of other wishes only, such as "Sections in this order": most of what it holds are blocks of known types. */
function isContainer(kids: readonly Classified[], walk: Walk): boolean {
  const wishes = kids.filter((kid) => isWish(kid) || kid.class === 'function_wish');
  const known = wishes.filter(({ text }) => sectionTypeOf(text, walk.words) !== undefined);
  return wishes.length > 1 && known.length * 2 >= wishes.length;
}

/** A head without a known type: of a block, unless it holds other blocks, or items only, which makes it a group of them. */
function isCustomHead(
  walk: Walk,
  index: number,
  statement: Classified,
  kids: readonly Classified[],
): boolean {
  if (isTold(statement) || isContainer(kids, walk)) return false;
  if (isWish(statement)) return !kids.every((kid) => kid.class === 'item');
  return (
    statement.kind === 'heading' && walk.heads.hasContent(index) && kids.some((kid) => kid.class !== 'item')
  );
}

/** "running time" behind "all four shows with dates": a part of what the statement before it describes. */
function isPartOfSection({ statements, pages }: Walk, index: number): boolean {
  const previous = statements[index - 1];
  const statement = statements[index];
  if (previous === undefined || statement?.kind !== 'part' || pages.naming.has(index - 1)) return false;
  const isSameRow = isWish(previous) && previous.under === statement.under;
  return isSameRow && /\s(?:with|mit|avec|con|com)\s/iu.test(` ${previous.text}`);
}

/** Whether a statement of any class speaks of a block whose type its words tell. */
function isTypedHead(walk: Walk, index: number, statement: Classified, isOfPage: boolean): boolean {
  if (isWish(statement)) return true;
  if (isTold(statement)) return false;
  const isAlsoWish = statement.also.includes('page_or_section_wish') && isPrintable(statement);
  const isOpen = isOfPage && statement.class === 'not_understood';
  return isAlsoWish || isOpen || (statement.kind === 'heading' && walk.heads.hasContent(index));
}

/** A block as a statement names it: what its words say it is, and whether they begin with the name of a page. */
export interface NamedBlock {
  type: BriefSectionType | undefined;
  isOfPage: boolean;
}

/** Blocks that do something themselves; what else reacts is a function of the block it stands in. */
const reacting: ReadonlySet<BriefSectionType> = new Set([
  'contact',
  'booking',
  'newsletter',
  'gallery',
  'download',
  'comparison',
  'call',
  'questions',
]);

/** A block by its bare name: "horario". */
const longestName = 2;

/** Whether a statement names a block of its own. */
export function isSectionHead(walk: Walk, index: number, { type, isOfPage }: NamedBlock): boolean {
  const statement = walk.statements[index];
  if (statement === undefined || walk.attributes.has(index)) return false;
  if (type !== undefined && statement.class === 'function_wish')
    return isOfPage || reacting.has(type) || countWords(statement.text) <= longestName;
  if (type !== undefined) return isTypedHead(walk, index, statement, isOfPage);
  const kids = (walk.heads.children[index] ?? []).flatMap((kid) => walk.statements[kid] ?? []);
  if (kids.some(isPrintable) || kids.some(isWish)) return isCustomHead(walk, index, statement, kids);
  const isSure = isWish(statement) && statement.sureness >= sureAlone;
  return isSure && !isPartOfSection(walk, index) && !isAboutSite(statement.text, walk.words);
}
