import type { Brief, Statement, StatementClass } from '@sitewright/contracts';
import { plain } from './words.ts';

/** Classes whose words are for visitors, whatever field they belong to. */
const content: ReadonlySet<StatementClass> = new Set(['fact', 'item', 'event', 'person', 'story']);
/** Below it a statement is shown and asked, never printed. */
const sure = 0.6;

const sourcesIn = (value: unknown, found: Set<number>): void => {
  if (Array.isArray(value)) for (const one of value) sourcesIn(one, found);
  else if (value !== null && typeof value === 'object')
    for (const [key, field] of Object.entries(value)) {
      if (key === 'from' && Array.isArray(field)) for (const index of field) found.add(Number(index));
      else sourcesIn(field, found);
    }
};

const wordsIn = ({ statements: _, ...fields }: Brief): string => plain(JSON.stringify(fields));

/**
 * A brief whose sure facts all stand in one of its fields: one that no field was read from is a detail, in its own words. So no
 * fact is lost where a reader knows what it is but not where it belongs.
 */
export function withAllFacts(brief: Brief): Brief {
  const used = new Set<number>();
  const { statements, ...fields } = brief;
  sourcesIn(fields, used);
  const words = wordsIn(brief);
  const isLost = ({ class: kind, sureness, text }: Statement, index: number): boolean =>
    content.has(kind) &&
    sureness >= sure &&
    !used.has(index) &&
    plain(text) !== '' &&
    !words.includes(plain(text));
  const lost = statements.flatMap((statement, index) =>
    isLost(statement, index) ? [{ statement, index }] : [],
  );
  if (lost.length === 0) return brief;
  const details = lost.map(({ statement: { text, key }, index }) => ({
    text,
    from: [index],
    ...(key && { key }),
  }));
  return { ...brief, details: [...brief.details, ...details] };
}
