/** Gives what was asked for ahead the first time, and asks anew each time after that: the first may have failed. */
export function readAhead<Result>(
  read: () => Promise<Result>,
  ahead?: Promise<Result>,
): () => Promise<Result> {
  let first = ahead;
  return () => {
    const answer = first ?? read();
    first = undefined;
    return answer;
  };
}
