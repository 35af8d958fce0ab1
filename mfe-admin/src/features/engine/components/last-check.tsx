import type { ModelCheck, ModelScore } from '@sitewright/contracts';

const areaNames: Record<ModelScore['area'], string> = {
  format: 'Format',
  completeness: 'Completeness',
  facts: 'Facts',
  languages: 'Languages',
  edits: 'Edits',
  vision: 'Vision',
};

const whenWords = (at: string) =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

function Score({ area, passed, of, problems }: ModelScore) {
  return (
    <li className="border-rule border-t py-2.5">
      <p className="flex justify-between gap-4">
        <span className="font-[550]">{areaNames[area]}</span>
        <span className="tabular-nums">{of === 0 ? 'Not offered' : `${passed} of ${of}`}</span>
      </p>
      {problems.length > 0 && (
        <ul className="mt-1 grid gap-1 text-ink-2 text-small">
          {problems.map((problem) => (
            <li key={problem} className="wrap-anywhere">
              {problem}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const tokenWords = ({ inputTokens, outputTokens }: ModelCheck) =>
  outputTokens > 0 &&
  `, ${inputTokens.toLocaleString('en')} tokens read and ${outputTokens.toLocaleString('en')} written`;

/** What was found when somebody last looked how well the model keeps to what it is asked for. */
export function LastCheck({ check }: { check: ModelCheck | undefined }) {
  if (!check)
    return (
      <p className="text-ink-2">
        The model was not checked yet. Run <code>npm run model-check</code> where this instance is installed.
      </p>
    );
  const { firstPieceMs, charactersPerSecond } = check;
  return (
    <>
      <p className="mb-3 text-ink-2">
        {check.model}, {whenWords(check.at)}
        {firstPieceMs !== undefined && `, first piece after ${(firstPieceMs / 1000).toFixed(1)} s`}
        {charactersPerSecond !== undefined &&
          `, ${charactersPerSecond.toLocaleString('en')} characters a second`}
        {tokenWords(check)}
      </p>
      <ul>
        {check.scores.map((score) => (
          <Score key={score.area} {...score} />
        ))}
      </ul>
    </>
  );
}
