export type Work = () => Promise<unknown> | unknown;

/** Milliseconds by the wall clock. */
export async function wallClock(work: Work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Milliseconds of CPU of this process, user and system. */
export async function cpuTime(work: Work) {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

/**
 * Runs ours and the reference in turn, so that whatever else the machine does burdens both alike.
 * @returns samples in milliseconds
 */
export async function interleave(
  rounds: number,
  works: { ours: Work; reference: Work },
  clock: (work: Work) => Promise<number> = wallClock,
) {
  const ours: number[] = [];
  const reference: number[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await clock(works.ours));
    reference.push(await clock(works.reference));
  }
  return { ours, reference };
}
