import { BSONRegExp } from 'bson';
import { CommandError } from '../errors.ts';
import { encodeKey } from '../values/key.ts';
import type { ValueTest } from './field-test.ts';

const supportedOptions = /^[imsu]*$/;

/**
 * True for texts that a pattern matches, and for the very same pattern stored as a value.
 * @throws CommandError 51091 when it is no valid pattern, BadValue for options outside `imsu`
 */
export function matchesPattern(pattern: BSONRegExp): ValueTest {
  const regex = toRegExp(pattern);
  const itself = encodeKey(pattern);
  return (value) => {
    if (typeof value === 'string') return regex.test(value);
    return value instanceof BSONRegExp && encodeKey(value).equals(itself);
  };
}

function toRegExp({ pattern, options }: BSONRegExp): RegExp {
  if (!supportedOptions.test(options))
    throw new CommandError('BadValue', `invalid flag in regex options: ${options}`);
  const flags = options.replaceAll('u', '');
  try {
    return unicodeRegExp(pattern, flags) ?? new RegExp(pattern, flags);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CommandError('Location51091', `Regular expression is invalid: ${reason}`);
  }
}

/** Unicode mode knows `\p{L}` but refuses harmless escapes that MongoDB allows, as in `\-`. */
function unicodeRegExp(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, `${flags}u`);
  } catch {
    return undefined;
  }
}

/** Reads `{ $regex, $options }`, in which the pattern may be a text or a pattern of its own. */
export function regexOperand(pattern: unknown, options: unknown): BSONRegExp {
  if (options !== undefined && typeof options !== 'string') {
    throw new CommandError('BadValue', '$options has to be a string');
  }
  if (typeof pattern === 'string') return new BSONRegExp(pattern, options ?? '');
  if (pattern instanceof BSONRegExp) return new BSONRegExp(pattern.pattern, options ?? pattern.options);
  throw new CommandError('BadValue', '$regex has to be a string');
}
