/** A continuation that adds less than this is none. */
const leastAdded = 40;
/** Characters at the end that tell a model that writes the same again and again. */
const loopLength = 300;
const loopWindow = 3000;
const mostLoops = 3;

/** Whether a continuation has brought the answer further: it added something, and not the same once more. */
export function makesProgress(before: string, after: string): boolean {
  const added = after.slice(before.length).trim();
  if (added.length < leastAdded) return false;
  return !beginsAgain(before, added) && !isLooping(after);
}

/** A model that begins the file anew each time is cut off at the same place each time. */
const beginsAgain = (before: string, added: string): boolean =>
  added.length > loopLength && before.includes(added);

function isLooping(answer: string): boolean {
  const end = answer.slice(-loopWindow);
  const tail = end.slice(-loopLength);
  let count = 0;
  for (let at = end.indexOf(tail); at >= 0 && count < mostLoops; at = end.indexOf(tail, at + 1)) count += 1;
  return count >= mostLoops;
}
