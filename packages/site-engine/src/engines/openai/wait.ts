const unitSeconds: Record<string, number> = { d: 86_400, h: 3600, m: 60, s: 1, ms: 0.001 };
const unitOf = (name: string): number =>
  unitSeconds[/^(?:ms|millis)/i.test(name) ? 'ms' : name.charAt(0).toLowerCase()] ?? 0;

const part =
  '\\d{1,9}(?:\\.\\d{1,9})?\\s?(?:ms|milliseconds?|d|days?|h|hours?|m|min(?:ute)?s?|s|sec(?:ond)?s?)(?![a-z])';
/** "try again in 7m12s", "retry after 20 seconds", and Google's `"retryDelay": "37s"`. */
const saidWait = new RegExp(
  `(?:(?:again|retry|wait|available|resets?)[^.\\d]{0,40}|"retryDelay":\\s?")((?:${part}[\\s,]{0,3}(?:and\\s)?)+)`,
  'i',
);
const parts = /(\d{1,9}(?:\.\d{1,9})?)\s?([a-z]+)/gi;

const isWait = (seconds: number): boolean => Number.isFinite(seconds) && seconds > 0;

/** Seconds until requests are taken again, as a header says it (RFC 9110, 10.2.3) or the milliseconds of OpenAI's. */
function waitInHeaders(headers: Headers): number | undefined {
  const exact = Number(headers.get('retry-after-ms')) / 1000;
  if (isWait(exact)) return exact;
  const told = headers.get('retry-after');
  if (!told) return undefined;
  const seconds = Number(told);
  const wait = Number.isNaN(seconds) ? (Date.parse(told) - Date.now()) / 1000 : seconds;
  return isWait(wait) ? wait : undefined;
}

function waitInWords(said: string): number | undefined {
  const found = saidWait.exec(said)?.[1];
  if (found === undefined) return undefined;
  const seconds = Array.from(found.matchAll(parts), ([, count, unit = '']) => Number(count) * unitOf(unit));
  const wait = seconds.reduce((sum, each) => sum + each, 0);
  return isWait(wait) ? wait : undefined;
}

/** Whole seconds until a server takes requests again, where it says so in any way. */
export function waitOf(headers: Headers | undefined, said: string): number | undefined {
  const wait = (headers && waitInHeaders(headers)) ?? waitInWords(said);
  return wait === undefined ? undefined : Math.ceil(wait);
}
