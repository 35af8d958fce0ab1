import { monthNames, weekdayNames } from './calendar-names.ts';

/*
 * Names of months and weekdays are put as signs for private use before dates are matched, each as long as it was: an expression with
 * all names of ten languages in it, six times over, takes a quarter of a process's first prompt to build.
 */
const signs = {
  month: '\ue000',
  weekday: '\ue001',
  longWeekday: '\ue002',
  /** A short name of both: "mar" is March and Tuesday. */
  either: '\ue003',
  rest: '\ue004',
};

/** What stands for a name, for expressions. */
export const marks = {
  month: `[${signs.month}${signs.either}]${signs.rest}*`,
  weekday: `[${signs.weekday}${signs.longWeekday}${signs.either}]${signs.rest}*`,
  longWeekday: `${signs.longWeekday}${signs.rest}*`,
};

const leastOfLong = 5;

function namesBySign(): Map<string, string> {
  const months = new Set(monthNames.split(' '));
  const weekdays = weekdayNames.split(' ');
  const signOf = (name: string): string =>
    months.has(name) ? signs.either : name.length < leastOfLong ? signs.weekday : signs.longWeekday;
  return new Map([
    ...[...months].map((name): [string, string] => [name, signs.month]),
    ...weekdays.map((name): [string, string] => [name, signOf(name)]),
  ]);
}

const names = namesBySign();
const word = /\p{L}{2,}(?:-feira)?/gu;

const isWeekday = (sign: string | undefined): boolean => sign !== undefined && sign !== signs.month;

/** Several of a weekday: "mondays". */
function signOf(name: string): string | undefined {
  const one = name.endsWith('s') ? names.get(name.slice(0, -1)) : undefined;
  return names.get(name) ?? (isWeekday(one) ? one : undefined);
}

/** A text in small letters with a sign and its rest for each name of a month or weekday; as long as before. */
export const markCalendarNames = (small: string): string =>
  small.replaceAll(word, (name) => {
    const sign = signOf(name);
    return sign ? sign + signs.rest.repeat(name.length - 1) : name;
  });
