const year = '(?:19|20)\\d{2}';
const through = '(?:\\s?[–—-]\\s?|\\s(?:to|until|till|bis|à|au|a|al|hasta|até|tot|do)\\s)';
/** "21", "2021", "now". */
const end = '(?:(?:19|20)?\\d{2}|\\p{L}{2,12})';
const since = '(?:(?:since|from|seit|ab|depuis|desde|dal|sinds|vanaf|od)\\s)?';

/** A year, or a span of years, and nothing else: "2017–2021", "2019 to now", "since 2020". */
export const isYears = (text: string): boolean => only.test(text);
const only = new RegExp(`^\\s?${since}${year}(?:${through}${end})?\\s?$`, 'iu');

/** "2019–now Senior engineer at …", as lines of a curriculum begin: the span, and what somebody did then. */
export const spannedYears = new RegExp(`^(${year}${through}${end})[\\s,]{1,3}(\\S.{2,300})$`, 'iu');

/** "2014–2019", "2019 to now": how long somebody did something. */
export const isSpanOfYears = (date: string): boolean => span.test(date);
const span = new RegExp(`^${since}${year}${through}[\\p{L}\\d]|^(?!${year})${since}${year}`, 'iu');
