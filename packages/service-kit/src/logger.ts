import { logLineOptions } from '@sitewright/contracts';
import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

const secretFields = ['authorization', 'cookie', 'password', 'passwordHash', 'token', 'prompt', 'apiKey'];

/** Structured log lines on stdout. Whatever carries a secret's name is replaced, one level down as well. */
export function createLogger(name: string, level: string, destination?: DestinationStream): Logger {
  const options = {
    ...logLineOptions(name),
    level,
    redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`]), censor: '[redacted]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
