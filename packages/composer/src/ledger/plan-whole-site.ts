import type { Brief, Outcome, Statement } from '@sitewright/contracts';
import { pageTexts } from '../plan/checks/plan-texts.ts';
import { type Planned, planSite } from '../plan/plan-site.ts';
import { type Loss, lossesIn } from './loss.ts';
import { mostlyLost } from './mostly-lost.ts';
import { rescued } from './rescue.ts';
import { shownOf } from './values-in.ts';

const lossesOf = ({ plan, statements, answered }: Planned, { name, description }: Brief): Loss[] => {
  const anchors = [name?.value, description?.value].filter((text) => text !== undefined);
  return lossesIn(statements, shownOf(pageTexts(plan.languages[0]).values()), answered, anchors);
};

/** What is still on no page is said, whatever else became of its statement. */
function told(statement: Statement, loss: Loss | undefined): Statement {
  const values = loss?.values ?? [];
  if (values.length === 0 || statement.outcome?.became === 'left_out') return statement;
  const what = values.map(({ text }) => text).join(', ');
  const outcome: Outcome = {
    became: 'left_out',
    why: `Not on the pages: ${what}. Say what it is, or where it belongs.`,
  };
  return { ...statement, outcome };
}

/** What is on no page for the most part is said to be so, though something of it is. */
function accounted(planned: Planned): Planned {
  const texts = [...pageTexts(planned.plan.languages[0]).values()];
  const shown = new Set(texts.flatMap((text) => text.split(' ')));
  const statements = planned.statements.map((statement): Statement => {
    const lost = mostlyLost(statement, shown);
    if (lost.length === 0) return statement;
    const why = `Only a part of it is on the pages; not: ${lost.join(', ')}.`;
    return { ...statement, outcome: { became: 'left_out', why } };
  });
  return { ...planned, statements };
}

/**
 * Plans a site and accounts for every telephone number, address, price, day, hour and number of the prompt: what the pages lack is
 * given a place of its own, and what has none then is listed with its statement.
 */
export function planWholeSite(brief: Brief, seed: string): Planned {
  const first = planSite(brief, seed);
  const lost = lossesOf(first, brief);
  if (lost.length === 0) return accounted(first);
  const second = planSite(rescued(brief, lost), seed);
  const left = new Map(lossesOf(second, brief).map((loss) => [loss.index, loss]));
  return accounted({
    ...second,
    statements: second.statements.map((statement, index) => told(statement, left.get(index))),
  });
}
