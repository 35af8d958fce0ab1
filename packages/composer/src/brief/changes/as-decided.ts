import type { Brief, Outcome, Statement } from '@sitewright/contracts';

/** Every statement that something was read from. */
export function readStatementsOf({ statements: _statements, ...fields }: Brief): Set<number> {
  const found = new Set<number>();
  JSON.stringify(fields, (key, value: unknown) => {
    if (key === 'from' && Array.isArray(value)) for (const index of value) found.add(Number(index));
    return value;
  });
  return found;
}

/** What a statement is once a person has settled it. Nothing of `meta` is printed, and nothing of it is missing. */
function asSettled(statement: Statement, isRead: boolean): Statement {
  const { settled, class: read, also } = statement;
  if (settled === 'story' || settled === 'fact') return { ...statement, class: settled };
  if (settled === 'leave_out') return { ...statement, class: 'meta', also: [] };
  if (settled === 'corrected') return isRead ? statement : { ...statement, class: 'meta', also: [] };
  const [likeliest] = also;
  return settled === 'right' && read === 'not_understood' && likeliest
    ? { ...statement, class: likeliest }
    : statement;
}

/** A brief as it is composed: what a person has decided of its statements is done. */
export function asDecided(brief: Brief): Brief {
  if (brief.statements.every(({ settled }) => settled === undefined)) return brief;
  const read = readStatementsOf(brief);
  const saidAs = (decision: 'story' | 'fact') =>
    brief.statements.flatMap(({ settled, text, key }, index) =>
      settled === decision && !read.has(index) ? [{ text, ...(key && { key }), from: [index] }] : [],
    );
  return {
    ...brief,
    story: [...brief.story, ...saidAs('story')],
    details: [...brief.details, ...saidAs('fact')],
    statements: brief.statements.map((statement, index) => asSettled(statement, read.has(index))),
  };
}

/** What is said of a statement that a person has settled: of what they changed or took away, nothing is left to do. */
export function settledOutcome(settled: Statement['settled'], outcome: Outcome): Outcome {
  if (settled === 'leave_out' && outcome.became !== 'on_page') return { became: 'noted' };
  if (settled !== 'corrected') return outcome;
  if (outcome.became === 'left_out') return { became: 'noted' };
  if (outcome.became !== 'on_page') return outcome;
  return { became: 'applied', how: 'It stands there as you have corrected it.', spots: outcome.spots };
}
