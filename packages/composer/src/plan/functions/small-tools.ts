import { tools } from '@sitewright/composer-content';
import type { Draft } from '../drafts.ts';
import { bareDetails, bareNames, type FunctionWish, takeFirst } from '../holding.ts';
import type { ToolPlan } from '../site-plan.ts';
import type { Writing } from '../writing.ts';
import { entriesOf } from './entries-of.ts';
import { wordsOfWish } from './wish-words.ts';

type Tool<Name extends ToolPlan['tool']> = Extract<ToolPlan, { tool: Name }>;

/** The wish with what the section holds. */
const toldOf = (wishes: readonly FunctionWish[], { has }: Draft, { brief }: Writing): string[] => [
  ...wishes.flatMap((wish) => wordsOfWish(wish, brief)),
  ...has.details.map(({ text }) => text),
  ...has.figures.map(({ value, label }) => `${value} ${label}`),
];

const sidesIn =
  /(?<!\p{N})(?:(?<!\p{L})[dDwWkK](\d{1,3})|(\d{1,3})[\s-]?(?:sided|seitig|faces|caras|facce|lados|zijdig))(?!\p{N})/gu;
const usualSides = 6;
const mostSides = 100;

/** Dice with so many sides as the prompt says, of one kind or several, else six. */
export const diceFor = (wishes: readonly FunctionWish[], draft: Draft, writing: Writing): Tool<'dice'> => ({
  tool: 'dice',
  sides: sidesOf(toldOf(wishes, draft, writing).join(' ')),
});

/** How many sides dice have by what is said of them, in order. */
export function sidesOf(told: string): number[] {
  const named = [...told.matchAll(sidesIn)].map(([, short, long]) => Number(short ?? long));
  const sides = [...new Set(named)].filter((count) => count > 1 && count <= mostSides);
  return sides.length > 0 ? sides : [usualSides];
}

export const coinFor = (): Tool<'coin'> => ({ tool: 'coin' });
export const daysFor = (): Tool<'days'> => ({ tool: 'days' });
export const stopwatchFor = (): Tool<'stopwatch'> => ({ tool: 'stopwatch' });

const usualMinutes: readonly number[] = [1, 3, 5, 10];
const longestTimer = 600;

/** "3, 5 and 10 minutes", "25 Minuten", "90-minute": the numbers before the word for minutes. */
function minutesIn(texts: readonly string[]): number[] {
  const word = tools().time.minutes.join('|');
  const list = new RegExp(
    `(\\d{1,3}(?:\\s{0,2}(?:,|/|\\p{L}{1,4}\\s)\\s{0,2}\\d{1,3}){0,6})[\\s-]?(?:${word})(?!\\p{L})`,
    'giu',
  );
  const numbers = [...texts.join(', ').matchAll(list)].flatMap(
    ([, found = '']) => found.match(/\d{1,3}/gu) ?? [],
  );
  return [...new Set(numbers.map(Number))].filter((minutes) => minutes > 0 && minutes <= longestTimer);
}

const mostTimes = 6;

/** "green 2 minutes, black 4 minutes": each time by what it is for; nothing where one of them has no name. */
function namedTimes(options: readonly string[]): { minutes: number[]; names: string[] } | undefined {
  const times = options.flatMap((option) => {
    const [minutes, ...others] = minutesIn([option]);
    const name = option
      .slice(0, Math.max(0, option.search(/\d/u)))
      .replace(/[:–-]\s?$/u, '')
      .trim();
    return minutes && others.length === 0 && name ? [{ minutes, name }] : [];
  });
  if (times.length < 2 || times.length < options.length) return undefined;
  return { minutes: times.map(({ minutes }) => minutes), names: times.map(({ name }) => name) };
}

/** A timer to the minutes that were named. */
export function timerFor(wishes: readonly FunctionWish[], draft: Draft, writing: Writing): Tool<'timer'> {
  const told = toldOf(wishes, draft, writing);
  const named = minutesIn(told);
  const isOther = (text: string) => minutesIn([text]).length === 0;
  draft.has.details = draft.has.details.filter(({ text }) => isOther(text));
  draft.has.figures = draft.has.figures.filter(({ value, label }) => isOther(`${value} ${label}`));
  const times = namedTimes(wishes.flatMap(({ options }) => options));
  if (times) return { tool: 'timer', ...times };
  return { tool: 'timer', minutes: named.length > 0 ? named.slice(0, mostTimes) : usualMinutes };
}

const longestName = 40;
const mostNames = 60;
const fewestNames = 2;

/** What one is drawn from: the names that were listed, which visitors may change. */
export function pickerFor(
  wishes: readonly FunctionWish[],
  { has }: Draft,
  { brief }: Writing,
): Tool<'picker'> {
  const short = (names: readonly string[]) => names.filter((name) => name.length <= longestName);
  const people = brief.people.map(({ name }) => name);
  const names = takeFirst(
    has,
    [
      { list: short(wishes.flatMap(({ options }) => options.flatMap(entriesOf))) },
      { list: short(bareDetails(has).flatMap(({ text }) => entriesOf(text))), kind: 'details' },
      { list: short(bareNames(has)), kind: 'groups' },
      { list: short(people) },
    ],
    fewestNames,
  );
  return { tool: 'picker', names: [...new Set(names)].slice(0, mostNames) };
}
