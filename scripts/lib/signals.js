import { say } from './say.js';

/**
 * Stops once, on whichever comes first: a signal, or the end of the process that runs this one.
 * @param {() => Promise<void>} stop
 * @returns whether it is stopping: what fails from then on is no failure
 */
export function stopOnSignal(stop) {
  let isStopping = false;
  const end = async () => {
    if (isStopping) return;
    isStopping = true;
    say('Stopping …');
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, end);
  return () => isStopping;
}
