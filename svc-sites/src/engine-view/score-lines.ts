import type { ModelCheck } from '@sitewright/contracts';

const percent = (passed: number, of: number) => `${Math.round((100 * passed) / of)} %`.padStart(5);

/** What a model check has found, as it is printed. */
export function scoreLines({
  model,
  scores,
  firstPieceMs,
  charactersPerSecond,
  ...tokens
}: ModelCheck): string[] {
  const { inputTokens, outputTokens } = tokens;
  return [
    `Model: ${model}`,
    ...scores.flatMap(({ area, passed, of, problems }) => [
      `${area.padEnd(13)} ${of === 0 ? 'not offered' : `${percent(passed, of)}  ${passed} of ${of}`}`,
      ...problems.map((problem) => `    ${problem}`),
    ]),
    ...(firstPieceMs === undefined ? [] : [`first piece   ${firstPieceMs} ms`]),
    ...(charactersPerSecond === undefined
      ? []
      : [`speed         ${charactersPerSecond} characters a second`]),
    outputTokens > 0
      ? `tokens        ${inputTokens} read, ${outputTokens} written`
      : 'tokens        not told by the server',
  ];
}
