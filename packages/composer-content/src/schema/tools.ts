import * as z from 'zod/mini';
import { localeIds } from '../locales.ts';
import { text } from './text.ts';

const list = z.array(text);
const number = z.number();

/** Tools that the contract has no name of their own for. */
const toolKinds = [
  'dice',
  'coin',
  'pomodoro',
  'timer',
  'stopwatch',
  'picker',
  'cards',
  'converter',
  'days',
] as const;
export type ToolKind = (typeof toolKinds)[number];

const toolTexts = z.strictObject({
  dice: z.strictObject({ title: text, count: text, roll: text, sum: text }),
  coin: z.strictObject({ title: text, flip: text, heads: text, tails: text, tally: text }),
  timer: z.strictObject({
    title: text,
    minutes: text,
    start: text,
    pause: text,
    reset: text,
    done: text,
  }),
  stopwatch: z.strictObject({ title: text, lap: text, reset: text }),
  picker: z.strictObject({ title: text, names: text, pick: text }),
  cards: z.strictObject({ title: text, turn: text, next: text, at: text }),
  converter: z.strictObject({ title: text }),
  days: z.strictObject({ title: text, from: text, to: text, days: text, weeks: text }),
  log: z.strictObject({
    title: text,
    list: text,
    what: text,
    date: text,
    yes: text,
    add: text,
    empty: text,
    total: text,
    months: text,
    count: text,
    csv: text,
  }),
  interval: z.strictObject({
    title: text,
    work: text,
    rest: text,
    minutes: text,
    seconds: text,
    today: text,
    sound: text,
    done: text,
  }),
  daily: z.strictObject({ title: text, streak: text, more: text, less: text, what: text }),
  score: z.strictObject({
    player: text,
    name: text,
    points: text,
    enter: text,
    leads: text,
    again: text,
    undo: text,
    more: text,
  }),
  until: z.strictObject({ date: text, left: text, today: text, past: text }),
  planner: z.strictObject({ day: text, plan: text, clear: text }),
  estimate: z.strictObject({ total: text, name: text, print: text }),
  snake: z.strictObject({
    score: text,
    over: text,
    start: text,
    pause: text,
    up: text,
    down: text,
    left: text,
    right: text,
    field: text,
  }),
  tictactoe: z.strictObject({ turn: text, wins: text, draw: text, cell: text, empty: text, alone: text }),
  hangman: z.strictObject({ left: text, won: text, lost: text, next: text, word: text }),
  guess: z.strictObject({
    ask: text,
    try: text,
    higher: text,
    lower: text,
    right: text,
    tries: text,
    again: text,
  }),
  reaction: z.strictObject({
    start: text,
    wait: text,
    now: text,
    early: text,
    time: text,
    result: text,
    again: text,
  }),
  unmade: z.strictObject({ text: text }),
  hints: z.strictObject({
    log: text,
    daily: text,
    interval: text,
    score: text,
    planner: text,
    estimate: text,
    snake: text,
    hangman: text,
  }),
});
export type ToolTexts = z.infer<typeof toolTexts>;

const labels = z.record(z.string(), text);

const sum = z.strictObject({
  id: text,
  /** What asks for it, in any language. */
  words: list,
  inputs: z.array(
    z.strictObject({
      id: text,
      value: number,
      min: number,
      max: number,
      step: number,
      unit: z.optional(text),
      labels,
    }),
  ),
  formula: text,
  result: labels,
  /** What a result means, by the limit that it stays below; the last has none. */
  bands: z.optional(z.array(z.strictObject({ below: z.optional(number), labels }))),
});

/** `factor` and `offset` lead to the first unit of a kind: (value + offset) × factor. Names stand in the singular. */
const unit = z.strictObject({
  kind: text,
  factor: number,
  offset: z.optional(number),
  /** Whether it is counted in whole ones alone: an oven has no gas mark 4.2. */
  isWhole: z.optional(z.boolean()),
  sign: text,
  names: list,
});
export type Unit = z.infer<typeof unit>;

export const toolsSchema = z.strictObject({
  /** How prompts ask for each tool, by language. */
  words: z.record(z.enum(toolKinds), z.record(z.string(), list)),
  texts: z.record(z.enum(localeIds), toolTexts),
  /** Words of heads under which functions are asked for, whatever they are called: "Must have". */
  heads: list,
  /** What is said beside the label of a field: whether it may stay empty, and what it is made of. */
  fields: z.strictObject({
    optional: list,
    required: list,
    boxes: list,
    kinds: list,
    /** Between two things of which one is chosen, by language; and what says that something is so, or not. */
    either: z.record(z.string(), list),
    yes: list,
    no: list,
    /** What leads from a form to its fields in running text, where what is given is surely asked for by a form: "where people say". */
    giving: list,
    /** What is done by any form, and says of none what it is for: "tell us". */
    bare: list,
    /** What else leads from a form to its fields: "asking for". */
    openers: list,
    /** What visitors do by filling in a form, "sign up", and what says that they are to be able to: "let people". */
    doing: list,
    letting: list,
    /** The same, where it can be nothing but a wish: what people can do is told, what they should be able to is asked for. */
    mustLet: list,
    /**
     * What says in English that others are to be able to do something: who wishes it for them, where it is to be done, the small words
     * between who and what, and what ends the words for what is done.
     */
    acts: z.strictObject({ wishing: list, places: list, able: list, ends: list }),
    /** What a field begins with that is a question, and those that are answered by yes or no, with these words by locale. */
    asking: list,
    asTrue: list,
    answers: z.record(z.string(), z.tuple([text, text])),
    /** How guests are asked whether they come. */
    attending: list,
    /** The question whether somebody comes, with its two answers, by locale. */
    attendance: z.record(z.string(), z.tuple([text, text, text])),
    /** What leads to the day until which a form is to be filled in. */
    deadlines: list,
    /** What leads to the one thing that is chosen in a form: "where you choose the". */
    choosing: list,
    /** Words of labels in languages that have no texts of their own, by the kind of field. */
    /** Words for those who fill a form in, and what they are called in it. */
    addressed: z.record(z.string(), z.string()),
    elsewhere: z.strictObject({ name: list, email: list, phone: list, date: list, number: list }),
  }),
  /** Sums that are the same for everybody, with labels by language. */
  sums: z.array(sum),
  units: z.strictObject({
    known: z.array(unit),
    /** What stands between two units: "kilometres to miles". */
    between: list,
    /** Signs of units that are converted where none are named. */
    usual: z.array(z.array(text).check(z.length(2))),
    /** What the kinds of units are called where no unit is named: "oven temperatures". */
    kinds: z.record(text, list),
    /** Words that say nothing of what is converted. */
    plain: list,
    /** What stands between one of something and how much that is: "a cup of flour is 125 g". */
    equals: list,
  }),
  /** What stands before the right answer of a question, behind its choices. */
  quiz: z.strictObject({ right: list }),
  time: z.strictObject({ minutes: list, seconds: list, rest: list }),
});
export type Tools = z.infer<typeof toolsSchema>;
