import * as z from 'zod/mini';
import { text } from './text.ts';

const list = z.array(text);

/** Kinds of requests, the surest first; `logVerb` and `todoVerb` are told by what somebody wants to do, `unmade` is any other. */
export const requestKinds = [
  'snake',
  'tictactoe',
  'hangman',
  'memory',
  'guess',
  'reaction',
  'quiz',
  'cards',
  'score',
  'interval',
  'until',
  'timer',
  'stopwatch',
  'daily',
  'planner',
  'tip',
  'estimate',
  'todo',
  'picker',
  'dice',
  'coin',
  'converter',
  'days',
  'counter',
  'log',
  'logVerb',
  'todoVerb',
  'unmade',
] as const;
export type RequestKind = (typeof requestKinds)[number];

const aspectIds = [
  'sound',
  'adjust',
  'keep',
  'rounds',
  'print',
  'csv',
  'sum',
  'month',
  'daytotal',
  'streak',
  'newest',
  'best',
  'keyboard',
  'touch',
  'large',
  'result',
  'again',
  'leader',
  'onlyOnce',
  'laps',
  'noads',
  'nologin',
  'notracking',
  'notime',
  'login',
  'multi',
  'ranking',
  'remind',
  'sync',
  'locked',
  'settle',
  'chart',
  'photo',
] as const;
export type AspectId = (typeof aspectIds)[number];

export const toolPagesSchema = z.strictObject({
  /** Words in small letters. `?` before one: it needs a word of playing beside it. `-` before one: words may end with it. */
  kinds: z.record(z.enum(requestKinds), list),
  playing: list,
  /** What says that a website is asked for, and behind it what says that it does one thing. */
  sites: list,
  doing: list,
  /** What ends a name. */
  stops: list,
  /** Nothing ends with these. */
  loose: list,
  /** Behind these a name goes on with what it is about. */
  joins: list,
  /** What speaks of the writer and theirs. */
  own: list,
  articles: list,
  /** What asks the maker for it, and words that say nothing about it. */
  asking: list,
  /** In scripts without spaces: what stands before a name, behind it, and between parts of a sentence. */
  unspaced: z.strictObject({ before: list, behind: list, parts: list }),
  /** What can be asked of something to use; `label` names it to the person. */
  aspects: z.array(z.strictObject({ id: z.enum(aspectIds), label: text, words: list })),
  /** Words around numbers: how many rounds, what is done in a time, what is no work, what is counted every day. */
  rounds: list,
  work: list,
  off: list,
  goals: list,
  daily: list,
  players: list,
  meals: list,
  weekly: list,
  /** What the names of the fields of an entry say of their kind, what stands before a row of them, and what is none. */
  fields: z.strictObject({ date: list, number: list, time: list, check: list }),
  leads: list,
  notFields: list,
  /** Words to learn where the prompt gives none: how languages are called, and the same words in each of them. */
  deck: z.strictObject({ names: z.record(z.string(), list), words: z.record(z.string(), list) }),
  /** Pairs where the prompt names none. */
  animals: list,
  /** What stands before the thing that is noted: "which plants I watered". */
  things: list,
  /** Days of every year by their names, as month and day: "01-01". */
  yearly: z.array(z.strictObject({ day: z.string().check(z.regex(/^\d{2}-\d{2}$/u)), words: list })),
  /** Lists that are made before somebody ticks them off: a packing list, and no to-do list. */
  prepared: list,
});
export type ToolPages = z.infer<typeof toolPagesSchema>;
