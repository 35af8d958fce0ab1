import { z } from 'zod';
import { CommandError } from '../errors.ts';
import { isDocument } from '../values/document.ts';
import { plainNumber } from '../values/numbers.ts';
import { typeOf } from '../values/types.ts';
import { type Compile, type Expression, isNothing, type Operator } from './operator.ts';

export const dateOperators: readonly (readonly [string, Operator])[] = [
  ['$dateToString', dateToString],
  ['$dateTrunc', dateTrunc],
];

const utc = z.enum(['UTC', 'GMT', '+00:00', 'Z']).optional();
const toStringSchema = z.strictObject({
  date: z.unknown(),
  format: z.string().default('%Y-%m-%dT%H:%M:%S.%LZ'),
  timezone: utc,
  onNull: z.unknown().optional(),
});
const truncSchema = z.strictObject({
  date: z.unknown(),
  unit: z.enum(['year', 'month', 'week', 'day', 'hour', 'minute', 'second']),
  binSize: z.preprocess(plainNumber, z.literal(1)).optional(),
  timezone: utc,
  startOfWeek: z.enum(['sunday', 'monday']).default('sunday'),
});

function dateToString(operand: unknown, compile: Compile, name: string): Expression {
  const { date, format, onNull } = readOptions(toStringSchema, operand, name);
  const [dateOf, otherwise] = [compile(date), compile(onNull ?? null)];
  checkFormat(format);
  return (root) => {
    const value = readDate(dateOf(root), name);
    return value ? formatDate(value, format) : otherwise(root);
  };
}

function dateTrunc(operand: unknown, compile: Compile, name: string): Expression {
  const { date, unit, startOfWeek } = readOptions(truncSchema, operand, name);
  const dateOf = compile(date);
  return (root) => {
    const value = readDate(dateOf(root), name);
    return value ? truncate(value, unit, startOfWeek) : null;
  };
}

function readOptions<Schema extends z.ZodType>(
  schema: Schema,
  operand: unknown,
  name: string,
): z.output<Schema> {
  const parsed = schema.safeParse(isDocument(operand) ? operand : {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new CommandError(
    'Location18536',
    `${name}: ${issue?.path.join('.')} ${issue?.message} (only UTC is supported)`,
  );
}

function readDate(value: unknown, name: string): Date | undefined {
  if (isNothing(value)) return undefined;
  if (value instanceof Date) return value;
  throw new CommandError('Location16006', `can't convert from BSON type ${typeOf(value)} to Date in ${name}`);
}

const dayMilliseconds = 86_400_000;
const pad = (value: number, width: number): string => String(value).padStart(width, '0');

const specifiers: Readonly<Record<string, (date: Date) => string>> = {
  '%Y': (date) => pad(date.getUTCFullYear(), 4),
  '%m': (date) => pad(date.getUTCMonth() + 1, 2),
  '%d': (date) => pad(date.getUTCDate(), 2),
  '%H': (date) => pad(date.getUTCHours(), 2),
  '%M': (date) => pad(date.getUTCMinutes(), 2),
  '%S': (date) => pad(date.getUTCSeconds(), 2),
  '%L': (date) => pad(date.getUTCMilliseconds(), 3),
  '%j': (date) =>
    pad(Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / dayMilliseconds) + 1, 3),
  '%%': () => '%',
};

function checkFormat(format: string): void {
  const unknown = format.match(/%.?/g)?.find((specifier) => !(specifier in specifiers));
  if (unknown)
    throw new CommandError('Location18536', `Invalid format character '${unknown}' in format string`);
}

function formatDate(date: Date, format: string): string {
  return format.replaceAll(/%./g, (specifier) => specifiers[specifier]?.(date) ?? specifier);
}

type Unit = z.output<typeof truncSchema>['unit'];

function truncate(date: Date, unit: Unit, startOfWeek: 'sunday' | 'monday'): Date {
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (unit === 'year') return new Date(Date.UTC(year, 0, 1));
  if (unit === 'month') return new Date(Date.UTC(year, month, 1));
  if (unit === 'week') return new Date(Date.UTC(year, month, day - daysIntoWeek(date, startOfWeek)));
  const length = { day: dayMilliseconds, hour: 3_600_000, minute: 60_000, second: 1_000 }[unit];
  return new Date(Math.floor(date.getTime() / length) * length);
}

function daysIntoWeek(date: Date, startOfWeek: 'sunday' | 'monday'): number {
  return startOfWeek === 'sunday' ? date.getUTCDay() : (date.getUTCDay() + 6) % 7;
}
