/** What did not change, in a sentence: "Prices, Hours and 2 more parts are unchanged." */
export function sameWords(same: readonly string[], state: string): string {
  const [first, second, ...more] = same;
  if (first === undefined) return '';
  if (second === undefined) return `${first} is ${state}.`;
  if (more.length === 0) return `${first} and ${second} are ${state}.`;
  const rest = more.length === 1 ? more[0] : `${more.length} more parts`;
  return `${first}, ${second} and ${rest} are ${state}.`;
}
