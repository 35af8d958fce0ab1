import type { Span } from '../read/entries/scan/tokens.ts';

/** An hour as it is written, its unit apart. */
export interface Clock extends Span {
  hour: string;
  unit: string;
}

/** "7am to 2pm", with both of its hours. */
export interface HourRange extends Span {
  from: Clock;
  to: Clock;
}

const hour = '\\d{1,2}(?:[:.h]\\d{2}|[時点點](?:\\d{1,2}分|半)?)?';
const unit = '\\s?(?:[ap]\\.?m\\b\\.?|uhr|heures|ore|uur|hs?)(?![\\p{L}])';
const link =
  '(?:\\s?[-–—~〜至到から]{1,2}\\s?|\\s(?:to|bis|until|till|tot|até|hasta|do|alle|à|a|al|às|إلى|حتى)\\s)';
const range = new RegExp(
  `(?<![\\p{L}\\p{N}.:/])(${hour})(${unit})?(${link})(${hour})(${unit})?(?![\\p{L}\\p{N}/]|[.:]\\d)`,
  'giu',
);

const single = new RegExp(`(?<![\\p{L}\\p{N}.:/])(${hour})(${unit})?(?![\\p{N}/]|[.:]\\d)`, 'giu');

const clockAt = (start: number, text: string, behind = ''): Clock => ({
  start,
  end: start + text.length + behind.length,
  hour: text,
  unit: behind,
});

/** The stretches of hours in a text. */
export const hourRangesIn = (text: string): HourRange[] =>
  Array.from(
    text.matchAll(range),
    ({ 0: all, 1: first = '', 2: firstUnit, 3: between = '', 4: last = '', 5: lastUnit, index }) => ({
      start: index,
      end: index + all.length,
      from: clockAt(index, first, firstUnit),
      to: clockAt(index + first.length + (firstUnit?.length ?? 0) + between.length, last, lastUnit),
    }),
  );

/** The one hour of a text that has no stretch of them; nothing where there are several. */
export function clockIn(text: string): Clock | undefined {
  const [only, ...others] = text.matchAll(single);
  if (!only || others.length > 0 || Number.parseInt(only[1] ?? '', 10) > 24) return undefined;
  return clockAt(only.index, only[1] ?? '', only[2]);
}

/** The hour that comes in place of another, which lends its unit where the new one has none. */
export const asWritten = (fresh: Clock, old: Clock): string => fresh.hour + (fresh.unit || old.unit);
