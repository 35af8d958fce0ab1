import type { Brief, Outcome, Statement } from '@sitewright/contracts';
import type { Decisions, Pointed } from '../sitting/sitting-store.ts';

/** What has become of a statement, as the words of a person are marked by it. */
export type Standing = 'on_page' | 'applied' | 'left_out' | 'noted';

export const standingOf = ({ outcome }: Statement): Standing => outcome?.became ?? 'noted';

/** A statement with its number in the brief. */
export interface Numbered {
  statement: Statement;
  index: number;
}

/** What is not on the pages, and nobody has said that it is to be left out. */
export const notUsed = ({ statements }: Brief, decisions: Decisions): Numbered[] =>
  statements
    .map((statement, index) => ({ statement, index }))
    .filter(
      ({ statement, index }) =>
        standingOf(statement) === 'left_out' && (decisions[index] ?? statement.settled) !== 'leave_out',
    );

export const countOf = ({ statements }: Brief, standing: Standing): number =>
  statements.filter((statement) => standingOf(statement) === standing).length;

const spotsOf = (outcome: Outcome | undefined) =>
  outcome?.became === 'on_page' || outcome?.became === 'applied' ? (outcome.spots ?? []) : [];

/** Where a statement stands: on the page in sight, if it is there. */
export function placeOf({ text, outcome }: Statement, shownPage: string): Pointed | undefined {
  const spots = spotsOf(outcome);
  const spot = spots.find(({ path }) => path === shownPage) ?? spots[0];
  return spot && { words: text, path: spot.path, anchor: spot.anchor };
}

/** What is said of a statement that somebody looks at. */
export function sayStanding(statement: Statement): string {
  const { outcome, settled } = statement;
  if (settled === 'corrected') return 'Corrected in the brief';
  switch (outcome?.became) {
    case 'on_page':
      return 'On the page';
    case 'applied':
      return spotsOf(outcome).length > 0 ? outcome.how : `Applied everywhere. ${outcome.how}`;
    case 'left_out':
      return `Not used. ${outcome.why}`;
    default:
      return 'Said to the maker';
  }
}
