/** Milliseconds of the fastest of several tries: what a busy machine adds to the others says nothing of the work itself. */
export async function fastestOf(tries: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < tries; count += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}
