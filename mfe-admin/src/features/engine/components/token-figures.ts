export const tokenColumns = ['Sites', 'Tokens read', 'Tokens written'] as const;

interface Tokens {
  sites: number;
  inputTokens: number;
  outputTokens: number;
}

/** A row's figures, in the order of the columns. */
export const tokensOf = ({ sites, inputTokens, outputTokens }: Tokens): [number, number, number] => [
  sites,
  inputTokens,
  outputTokens,
];
