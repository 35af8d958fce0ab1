import type { Brief, BriefChanges, Statement } from '@sitewright/contracts';
import { correctedStatements } from './corrected.ts';
import { withFields } from './with-fields.ts';
import { withoutSources } from './without-sources.ts';

const certain = 1;

/** References to statements and sections that there are not are none. */
function withinReach<Value>(value: Value, brief: Brief): Value {
  const revive = (key: string, inner: unknown): unknown => {
    if (key === 'from' && Array.isArray(inner)) return inner.filter((index) => index in brief.statements);
    if (key === 'section' && typeof inner === 'number' && !(inner in brief.sections)) return undefined;
    return inner;
  };
  // The same shape: only numbers are taken out.
  return JSON.parse(JSON.stringify(value, revive)) as Value;
}

type Decisions = NonNullable<BriefChanges['decisions']>;

/** The last decision on a statement counts. What is to stand elsewhere, or nowhere, is taken out of where it stood. */
function withDecisions(brief: Brief, decisions: Decisions): Brief {
  const decided = new Map(decisions.map(({ statement, decision }) => [statement, decision]));
  const isMoved = (index: number): boolean => (decided.get(index) ?? 'right') !== 'right';
  const statements = brief.statements.map((statement, index): Statement => {
    const decision = decided.get(index);
    return decision ? { ...statement, settled: decision, sureness: certain } : statement;
  });
  return { ...withoutSources(brief, isMoved), statements };
}

/** Marks what was corrected, unless a person has decided about it. */
function withCorrections(brief: Brief, corrected: ReadonlySet<number>): Brief {
  if (corrected.size === 0) return brief;
  const statements = brief.statements.map(
    (statement, index): Statement =>
      corrected.has(index) && (statement.settled ?? 'right') === 'right'
        ? { ...statement, settled: 'corrected' }
        : statement,
  );
  return { ...brief, statements };
}

const isField = (key: string, changes: BriefChanges): key is keyof BriefChanges & keyof Brief =>
  key in changes && key !== 'decisions';

/**
 * A brief as a person has corrected it. Each field of the changes takes the place of what was read and is certain; what is not
 * named stays. Statements whose reading was changed are marked, so that what they said is not printed again elsewhere.
 */
export function applyChanges(brief: Brief, changes: BriefChanges): Brief {
  const reachable = changes.sections ? { ...brief, sections: changes.sections } : brief;
  const { decisions = [], ...fields } = withinReach(changes, reachable);
  const changed = withFields(brief, fields);
  const names = Object.keys(fields).filter((key) => isField(key, fields));
  const pick = (from: Brief): Partial<Brief> => Object.fromEntries(names.map((name) => [name, from[name]]));
  const corrected = correctedStatements(pick(brief), pick(changed));
  return withDecisions(withCorrections(changed, corrected), decisions);
}
