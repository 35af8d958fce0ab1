import { toolPages } from '@sitewright/composer-content';
import { hasOneOf, placesOfWord } from '../../whole-words.ts';
import { dayOf } from '../dates.ts';
import type { ToolPlan } from '../site-plan.ts';
import { capitalise } from '../words.ts';
import { isAsked } from './aspects.ts';
import { countOf, durationsIn, isShort, linesIn, partsOf, rowsIn } from './told.ts';

type Tool<Name extends ToolPlan['tool']> = Extract<ToolPlan, { tool: Name }>;

/** What a prompt says of something to use, as sentences, and the language it is said in. */
export interface Told {
  sentences: readonly string[];
  /** The locale of the pages. */
  locale: string;
  /** The person's own. */
  own: string;
}

const usualWork = 25 * 60;
const usualRest = 5 * 60;

/** Work and break as they are told, else those of a pomodoro. */
export function intervalFor({ sentences }: Told): Tool<'interval'> {
  const text = sentences.join(' ');
  const times = durationsIn(text);
  const work = times.find(({ isRest }) => !isRest)?.seconds ?? usualWork;
  const second = times.filter(({ isRest }) => !isRest)[1]?.seconds;
  const rest = times.find(({ isRest }) => isRest)?.seconds ?? second ?? usualRest;
  const rounds = countOf(text, toolPages().rounds);
  return { tool: 'interval', work, rest, ...(rounds && { rounds }) };
}

/** Whether work and break take turns. */
export function isInterval({ sentences }: Told): boolean {
  const times = durationsIn(sentences.join(' '));
  return times.length >= 2 && times.some(({ isRest }) => isRest);
}

const usualMinutes = [1, 3, 5, 10];
const mostTimes = 6;

export function timerFor({ sentences }: Told): Tool<'timer'> {
  const told = durationsIn(sentences.join(' ')).map(({ seconds }) => seconds / 60);
  const minutes = [...new Set(told)].slice(0, mostTimes);
  return { tool: 'timer', minutes: minutes.length > 0 ? minutes : usualMinutes };
}

const longestName = 6;
/** Entries of a list: the lines below it, else its longest row. */
function entriesOf(sentences: readonly string[]): string[] {
  const lines = linesIn(sentences);
  if (lines.length > 0) return lines;
  const short = rowsIn(sentences).filter(({ items }) => items.every((item) => isShort(item, longestName)));
  const keyed = short.filter(({ head }) => head !== '');
  const [longest] = (keyed.length > 0 ? keyed : short.slice(0, 0)).toSorted(
    (one, other) => other.items.length - one.items.length,
  );
  return longest?.items ?? [];
}

const unique = (names: readonly string[]): string[] => [...new Set(names.map(capitalise))];

/** What is to be ticked off; of a list that its owner prepares nothing stands where nothing is told. */
export function todoFor({ sentences }: Told): Tool<'todo'> | undefined {
  const items = unique(entriesOf(sentences));
  return items.length > 0 || !isPrepared(sentences) ? { tool: 'todo', items } : undefined;
}

const isPrepared = (sentences: readonly string[]): boolean =>
  hasOneOf(sentences.join(' '), toolPages().prepared);

const clock = /\d{1,2}[:.]\d{2}/gu;

/** "Metformin 8:00 and 20:00" is to be done twice. */
const timed = (item: string): string[] => {
  const times = item.match(clock) ?? [];
  const name = item.split(clock)[0]?.trim() ?? '';
  return times.length > 0 && name ? times.map((time) => `${name} ${time}`) : [item];
};

const isTime = /^\d{1,2}[:.]\d{2}$/u;

/** Times stand behind what they are of, also where a word parts them: "Metformin 8:00", "20:00". */
const withTimes = (items: readonly string[]): string[] =>
  items.map((item, at) => {
    const named = items.slice(0, at).findLast((other) => !isTime.test(other));
    return isTime.test(item) && named ? `${named.replace(clock, '').trim()} ${item}` : item;
  });

/** What is to be done every day; one thing with a goal where a number of times is told. */
export function dailyFor({ sentences }: Told, name: string): Tool<'daily'> {
  const goal = countOf(sentences.join(' '), toolPages().goals);
  if (goal && goal > 1) return { tool: 'daily', items: [{ name, goal }] };
  const verbs = sentences.map((sentence) => sentence.split(/を(?:チェック|記録)/u, 1)[0] ?? '');
  const rows = rowsIn(verbs).filter(({ items }) => items.every((item) => isShort(item, longestName)));
  const isDay = (item: string) => toolPages().daily.includes(item.toLowerCase());
  const items = withTimes((rows[0]?.items ?? []).filter((item) => !isDay(item))).flatMap(timed);
  return { tool: 'daily', items: unique(items).map((item) => ({ name: item, goal: 1 })) };
}

const fewestWords = 2;

/** The names that one is drawn from, and a second list where there is one. */
export function pickerFor({ sentences }: Told): Tool<'picker'> {
  const [names, others] = rowsIn(sentences).filter(({ head }) => head !== '');
  const label = others?.head.replace(/^.*[.!?]\s/u, '') ?? '';
  const isLabel = label !== '' && isShort(label, fewestWords);
  return {
    tool: 'picker',
    names: names?.items ?? [],
    ...(others && isLabel && { others: { label: capitalise(label), names: others.items } }),
    ...(isAsked(sentences, 'onlyOnce') && { isOnce: true }),
  };
}

const usualPlayers = 2;
const mostPlayers = 12;
const begins =
  /(?:start|starts|begin|beginnt|beginnen|commence|empieza|inizia|parte|begint|começa|zaczyna)\p{L}{0,3}\s(?:at|with|on|mit|bei|à|avec|con|en|da|met|op|com|od)\s(\d{1,4})/iu;

/** Players by their names, or so many as are told; games that count down begin with a number. */
export function scoreFor({ sentences }: Told): Tool<'score'> {
  const text = sentences.join(' ');
  const rows = rowsIn(sentences).filter(({ items }) => items.every((item) => /^\p{Lu}\S*$/u.test(item)));
  const count = countOf(text, toolPages().players) ?? usualPlayers;
  const start = Number(begins.exec(text)?.[1] ?? 0);
  const numbered = Array.from({ length: Math.min(count, mostPlayers) }, () => '');
  return { tool: 'score', players: rows[0]?.items ?? numbered, start, ...(start > 0 && { isDown: true }) };
}

export function untilFor({ sentences, own }: Told): Tool<'until'> {
  const text = sentences.join(' ');
  const day = dayOf(text, own);
  const yearly = day ? undefined : yearlyIn(text);
  return { tool: 'until', ...(day && { day }), ...(yearly && { yearly }) };
}

/** The day of every year that a text names, by the longest of its names: "New Year's Eve" is not New Year. */
function yearlyIn(text: string): string | undefined {
  const small = text.toLowerCase();
  const named = toolPages().yearly.flatMap(({ day, words }) =>
    words.filter((word) => placesOfWord(small, word).length > 0).map((word) => ({ day, word })),
  );
  return named.toSorted((one, other) => other.word.length - one.word.length)[0]?.day;
}

/** The columns of a week are the meals that are named; without such it has one. */
export function plannerFor({ sentences }: Told): Tool<'planner'> {
  const { meals } = toolPages();
  const text = sentences.join(' ').toLowerCase();
  const named = meals
    .map((meal) => ({ meal, at: hasOneOf(text, [meal]) ? text.indexOf(meal) : -1 }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ meal }) => meal);
  return { tool: 'planner', columns: unique(named.filter((meal) => !isPart(meal, named))) };
}

const isPart = (word: string, words: readonly string[]): boolean =>
  words.some((other) => other !== word && other.includes(word));

const fewestHangman = 2;

/** The words to guess; letters only, as the rest cannot be guessed. */
export function hangmanFor({ sentences }: Told): Tool<'hangman'> | undefined {
  const rows = rowsIn(sentences).map(({ items }) =>
    items.filter((item) => /^[\p{L}\p{M} '’-]{3,24}$/u.test(item)),
  );
  const words = rows.find(({ length }) => length >= fewestHangman);
  return words && { tool: 'hangman', words };
}

const range = /(\d{1,4})\s?(?:and|to|bis|und|et|à|y|a|e|en|tot|do|ile|から|到|-|–|〜|～)\s?(\d{1,5})/iu;

export function guessFor({ sentences }: Told): Tool<'guess'> {
  const [, from, to] = range.exec(sentences.join(' ')) ?? [];
  const [low, high] = [Number(from ?? 1), Number(to ?? 100)];
  return low < high ? { tool: 'guess', from: low, to: high } : { tool: 'guess', from: 1, to: 100 };
}

const bestOf: Readonly<Record<string, number>> = { three: 3, five: 5, ten: 10 };

export function reactionFor({ sentences }: Told): Tool<'reaction'> {
  const found = /best of (three|five|ten|\d{1,2})/iu.exec(sentences.join(' '))?.[1]?.toLowerCase() ?? '5';
  return { tool: 'reaction', rounds: bestOf[found] ?? Number(found) };
}

const fewestPairs = 3;
const mostPairs = 8;

/** Words to match as they are listed, else animals. */
export function memoryFor({ sentences }: Told): Tool<'memory'> {
  const listed = rowsIn(sentences).find(
    ({ head, items }) => head !== '' && items.every((item) => isShort(item, 2)),
  );
  const words = listed && listed.items.length >= fewestPairs ? listed.items : toolPages().animals;
  return { tool: 'memory', pairs: words.slice(0, mostPairs) };
}

const sides = /^(.{1,60}?)\s?(?:\s[-–—=→|]\s|\s?=\s?|\t)\s?(.{1,120})$/u;
const fewestCards = 2;

/** "de hond = the dog", one a line or in a row. */
export function cardsFor({ sentences }: Told): Tool<'cards'> | undefined {
  const parts = sentences.flatMap((sentence) =>
    partsOf(sentence.replace(/^[^:：=–-]{3,60}[:：]\s/u, '')).map((part) => part.replace(/[.。]$/u, '')),
  );
  const cards = parts.flatMap((part) => {
    const [, front, back] = sides.exec(part) ?? [];
    return front && back ? [{ front, back }] : [];
  });
  return cards.length >= fewestCards ? { tool: 'cards', cards } : undefined;
}
