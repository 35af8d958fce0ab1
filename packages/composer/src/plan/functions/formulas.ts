import type { Brief, StatementClass } from '@sitewright/contracts';
import { type StatedFormula, statedFormula } from './stated-formula.ts';

/** Classes of statements that can say a sum; what is said to the maker or taken back says none. */
const saying: ReadonlySet<StatementClass> = new Set([
  'fact',
  'item',
  'not_understood',
  'function_wish',
  'context',
  'identity',
  'event',
]);

type Statement = Brief['statements'][number];

/** The sum that a statement says by itself, or with the key it stands behind: "Dose in ml = weight × 0.1". */
export function formulaOf({ text, key }: Statement): StatedFormula | undefined {
  const sum = statedFormula(text);
  if (!sum || sum.result || !key) return sum;
  const named = statedFormula(`${key} = ${text}`);
  return named ?? sum;
}

/** "£45 plus fabric" is what a thing costs; a sum of a thing's price says what is counted. */
function isSum(statement: Statement): boolean {
  const sum = formulaOf(statement);
  return sum !== undefined && (statement.class !== 'item' || /[*/]/u.test(sum.formula));
}

/** The first statement that says a sum of its own. */
function sumIn({ statements }: Brief): number | undefined {
  const at = statements.findIndex((statement) => saying.has(statement.class) && isSum(statement));
  return at < 0 ? undefined : at;
}

/**
 * A brief whose calculator has the sum that stands beside its wish: "… with a calculator: square metres times 12.50 plus 40". It is
 * worked out and printed nowhere.
 */
export function withFormulas(brief: Brief): Brief {
  const wish = brief.functions.find(({ type }) => type === 'calculator');
  const at = wish && sumIn(brief);
  if (!wish || at === undefined || wish.from.includes(at)) return brief;
  const isOfSum = ({ from }: { from: readonly number[] }) =>
    from.length > 0 && from.every((one) => one === at);
  const groups = brief.offer.map((group) => ({
    ...group,
    items: group.items.filter((item) => !isOfSum(item)),
  }));
  return {
    ...brief,
    functions: brief.functions.map((one) => (one === wish ? { ...one, from: [...one.from, at] } : one)),
    offer: groups.filter(({ items }) => items.length > 0),
    details: brief.details.filter((detail) => !isOfSum(detail)),
    events: brief.events.filter((event) => !isOfSum(event)),
    figures: brief.figures.filter((figure) => !isOfSum(figure)),
  };
}
