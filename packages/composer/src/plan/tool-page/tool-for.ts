import { toolPages } from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';
import { hasOneOf } from '../../whole-words.ts';
import { calculatorOfText, tipCalculator } from '../functions/calculator.ts';
import { converterOf } from '../functions/converter.ts';
import { sidesOf } from '../functions/small-tools.ts';
import type { ToolPlan } from '../site-plan.ts';
import type { Writing } from '../writing.ts';
import { isAsked } from './aspects.ts';
import { estimateFor } from './estimate.ts';
import { logFor } from './log.ts';
import {
  cardsFor,
  dailyFor,
  guessFor,
  hangmanFor,
  intervalFor,
  isInterval,
  memoryFor,
  pickerFor,
  plannerFor,
  reactionFor,
  scoreFor,
  type Told,
  timerFor,
  todoFor,
  untilFor,
} from './makers.ts';
import { quizFor } from './quiz.ts';

type Request = NonNullable<Brief['tool']>;

/** The kind that a request is of, where its words alone leave it open. */
function kindOf({ kind }: Request, told: Told): string {
  const text = told.sentences.join(' ');
  const { daily, players, goals, weekly, meals } = toolPages();
  const has = (words: readonly string[]) => hasOneOf(text, words);
  const todo = () => (has(daily) ? 'daily' : 'todo');
  const log = () => (has(daily) && has(goals) && /\d/u.test(text) ? 'daily' : 'log');
  const open: Readonly<Record<string, () => string>> = {
    timer: () => (isInterval(told) ? 'interval' : 'timer'),
    todo,
    todoVerb: todo,
    log,
    logVerb: log,
    counter: () => (has(players) ? 'score' : log()),
    // Whatever it is called: prices that are added up are an estimate.
    unmade: () => (isAsked(told.sentences, 'sum') && estimateFor(told) ? 'estimate' : 'unmade'),
    planner: () => (has([...weekly, ...meals]) ? 'planner' : 'unmade'),
  };
  return open[kind]?.() ?? kind;
}

type Maker = (told: Told, request: Request, writing: Writing) => ToolPlan | undefined;

const makers: Readonly<Record<string, Maker>> = {
  log: ({ sentences, locale }) => logFor(sentences, locale),
  daily: (told, { name }) => dailyFor(told, name),
  interval: intervalFor,
  timer: timerFor,
  stopwatch: () => ({ tool: 'stopwatch' }),
  todo: todoFor,
  picker: pickerFor,
  score: scoreFor,
  until: untilFor,
  planner: plannerFor,
  estimate: estimateFor,
  tip: (_, __, writing) => tipCalculator(writing),
  converter: ({ sentences }) => converterOf(sentences),
  dice: ({ sentences }) => ({ tool: 'dice', sides: sidesOf(sentences.join(' ')) }),
  coin: () => ({ tool: 'coin' }),
  days: () => ({ tool: 'days' }),
  quiz: (told, _, { seed }) => quizFor(told, seed),
  cards: cardsFor,
  memory: memoryFor,
  snake: ({ sentences }) => ({ tool: 'snake', ...(isTrain(sentences) && { isTrain: true }) }),
  tictactoe: () => ({ tool: 'tictactoe' }),
  hangman: hangmanFor,
  guess: guessFor,
  reaction: reactionFor,
  unmade: ({ sentences }, _, writing) => calculatorOfText(sentences.join(' '), writing),
};

const train =
  /(?<!\p{L})(?:trains?|zug|züge|eisenbahn|trains?|tren(?:es)?|treno|treni|trein|trem|comboio|pociąg|tren)(?!\p{L})|電車|列車|火车/iu;
const isTrain = (sentences: readonly string[]): boolean => train.test(sentences.join(' '));

/** What a request is made as; nothing where it cannot be made from what is told. */
export const toolFor = (request: Request, told: Told, writing: Writing): ToolPlan | undefined =>
  makers[kindOf(request, told)]?.(told, request, writing);
