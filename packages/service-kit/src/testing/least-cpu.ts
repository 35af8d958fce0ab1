/**
 * Milliseconds of CPU of this process, with the service and the database that run in it, in the cheapest of several tries: what a busy
 * machine adds by the clock, and what compiling adds to the others, says nothing of the work itself.
 */
export async function leastCpu(tries: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < tries; count += 1) {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}
