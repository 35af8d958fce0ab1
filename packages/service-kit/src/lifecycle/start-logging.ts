import { startTracing, type Tracing } from '@sitewright/watch-kit';
import { createLogger, type Logger } from '../logger.ts';

interface LoggingOptions {
  name: string;
  version: string;
  level: string;
  /** Where traces go, if anywhere. */
  endpoint: string | undefined;
}

export interface Logging {
  log: Logger;
  tracing: Tracing | undefined;
}

/** A service's log and its traces; a line that is written in a step of a trace names the trace. */
export async function startLogging({ name, version, level, endpoint }: LoggingOptions): Promise<Logging> {
  let tracing: Tracing | undefined;
  const log = createLogger(name, level, undefined, () => tracing?.logFields() ?? {});
  const onProblem = (problem: string) => log.warn({ problem }, 'traces are not sent');
  tracing = await startTracing({ part: name, version, endpoint, onProblem });
  return { log, tracing };
}
