/** The names of months in a language, in lower case, January first; long ones and the abbreviated ones without a dot. */
function monthNames(locale: string): readonly (readonly string[])[] {
  const long = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const full = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => {
    const day = new Date(Date.UTC(2001, month, 3));
    const inDate = full.formatToParts(day).find(({ type }) => type === 'month')?.value ?? '';
    const names = [long.format(day), inDate, short.format(day).replace('.', '')];
    return [...new Set(names.map((name) => name.toLocaleLowerCase(locale)))].filter(Boolean);
  });
}

const remembered = new Map<string, readonly (readonly string[])[]>();

function monthsOf(locale: string): readonly (readonly string[])[] {
  const known = remembered.get(locale) ?? monthNames(locale);
  remembered.set(locale, known);
  return known;
}

const pad = (count: number, length = 2): string => String(count).padStart(length, '0');

/** A day as `YYYY-MM-DD`, unless there is no such day. */
function day(year: number, month: number, date: number): string | undefined {
  const made = new Date(Date.UTC(year, month - 1, date));
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === date
    ? `${pad(year, 4)}-${pad(month)}-${pad(date)}`
    : undefined;
}

const iso = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/u;
const unspaced = /(\d{4})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/u;
/** Day before month, as all but Americans write it; only with full stops, as slashes leave it open which comes first. */
const dotted = /(?<!\d)(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/u;

function inNumbers(text: string): string | undefined {
  const yearFirst = iso.exec(text) ?? unspaced.exec(text);
  if (yearFirst) return day(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const dayFirst = dotted.exec(text);
  return dayFirst ? day(Number(dayFirst[3]), Number(dayFirst[2]), Number(dayFirst[1])) : undefined;
}

function monthIn(text: string, locale: string): number {
  const words = text.split(/[^\p{L}\p{M}]+/u);
  return monthsOf(locale).findIndex((names) => names.some((name) => words.includes(name))) + 1;
}

/** The first day that a text states whole: day, month and year. Nothing is guessed. */
export function dayOf(text: string, locale: string): string | undefined {
  const numeric = inNumbers(text);
  if (numeric) return numeric;
  const lower = text.toLocaleLowerCase(locale);
  const month = monthIn(lower, locale) || monthIn(lower, 'en');
  const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/u.exec(lower)?.[0];
  const date = /(?<![\d:.,])\d{1,2}(?![\d:])/u.exec(lower)?.[0];
  return month && year && date ? day(Number(year), month, Number(date)) : undefined;
}
