import type { Brief, Statement, StatementClass } from '@sitewright/contracts';
import { plain } from './words.ts';

/** Classes whose words are for visitors, whatever field they belong to. */
const content: ReadonlySet<StatementClass> = new Set(['fact', 'item', 'event', 'person', 'story']);
/** Below it a statement is shown and asked, never printed. */
const sure = 0.6;

/** Every statement that a field was read from. */
function sourcesIn(value: unknown, key = ''): number[] {
  if (typeof value === 'number') return key === 'from' ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => sourcesIn(one, key));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, field]) => sourcesIn(field, name));
}

/** The words that the fields of a brief have. */
const wordsIn = (fields: Omit<Brief, 'statements'>): Set<string> =>
  new Set(plain(JSON.stringify(fields)).split(' '));

/**
 * A brief whose sure facts all stand in one of its fields: one that no field was read from is a detail, in its own words. So no
 * fact is lost where a reader knows what it is but not where it belongs.
 */
export function withAllFacts(brief: Brief): Brief {
  const { statements, ...fields } = brief;
  const used = new Set(sourcesIn(fields));
  const words = wordsIn(fields);
  const isSaid = (text: string): boolean =>
    plain(text)
      .split(' ')
      .every((word) => word === '' || words.has(word));
  const isLost = ({ class: kind, sureness, text }: Statement, index: number): boolean =>
    content.has(kind) && sureness >= sure && !used.has(index) && !isSaid(text);
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
