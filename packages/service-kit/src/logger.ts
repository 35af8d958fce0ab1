import { logLineOptions } from '@sitewright/contracts';
import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

const secretFields = ['authorization', 'cookie', 'password', 'passwordHash', 'token', 'prompt', 'apiKey'];

/**
 * Structured log lines on stdout. Whatever carries a secret's name is replaced, one level down as well.
 *
 * @param fields asked for at every line: what is true where and when it is written
 */
export function createLogger(
  name: string,
  level: string,
  destination?: DestinationStream,
  fields: () => object = () => ({}),
): Logger {
  const options = {
    ...logLineOptions(name),
    level,
    mixin: fields,
    redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`]), censor: '[redacted]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
