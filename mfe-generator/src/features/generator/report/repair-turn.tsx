import type { QualityReport } from '@sitewright/contracts';
import { counted } from './verdict.ts';

const number = (count: number): string => count.toLocaleString('en');

function whatCameOfIt({ asked, solved, isKept }: NonNullable<QualityReport['repairTurn']>): string {
  const asking = `The model was asked once to put ${counted(asked, 'finding')} right.`;
  if (!isKept) return `${asking} Its answer made nothing better, so the site stayed as it was.`;
  return `${asking} ${solved === asked ? 'It did.' : `${number(solved)} of them are.`}`;
}

/** What came of handing the findings back to the model, and what that cost. */
export function RepairTurn({ turn }: { turn: QualityReport['repairTurn'] }) {
  if (!turn) return null;
  const { usage } = turn;
  return (
    <section className="mt-8">
      <h2 className="text-h3">Put right by the model</h2>
      <p className="mt-3 text-ink-2">{whatCameOfIt(turn)}</p>
      {usage && (
        <p className="mt-1 text-ink-3 text-small">
          {number(usage.inputTokens + usage.outputTokens)} tokens: {number(usage.inputTokens)} read,{' '}
          {number(usage.outputTokens)} written
        </p>
      )}
    </section>
  );
}
