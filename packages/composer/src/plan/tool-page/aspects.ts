import { type AspectId, toolPages } from '@sitewright/composer-content';
import { blanked } from '../../blanked.ts';
import { hasOneOf, placesOfWord } from '../../whole-words.ts';
import type { ToolPlan } from '../site-plan.ts';

type Kind = ToolPlan['tool'];

/** What holds of every page with something to use. */
const always: readonly AspectId[] = ['noads', 'nologin', 'notracking', 'keyboard', 'touch', 'print', 'large'];

/** What each tool can do of what people ask for. */
const can: Readonly<Partial<Record<Kind, readonly AspectId[]>>> = {
  log: ['adjust', 'keep', 'csv', 'sum', 'month', 'daytotal', 'newest'],
  daily: ['adjust', 'keep', 'streak', 'again', 'sum', 'daytotal'],
  interval: ['adjust', 'keep', 'rounds', 'sound', 'again', 'daytotal', 'result'],
  timer: ['adjust', 'sound', 'again', 'result'],
  stopwatch: ['laps', 'again', 'rounds'],
  todo: ['adjust', 'keep', 'again'],
  picker: ['adjust', 'onlyOnce', 'again'],
  score: ['adjust', 'keep', 'again', 'sum', 'leader', 'result'],
  until: ['adjust', 'keep'],
  planner: ['adjust', 'keep'],
  estimate: ['adjust', 'sum', 'result'],
  calculator: ['adjust', 'sum'],
  quiz: ['result', 'again'],
  cards: ['notime'],
  memory: ['notime', 'again'],
  snake: ['best', 'again', 'keep'],
  tictactoe: ['again'],
  hangman: ['again', 'notime'],
  guess: ['again', 'result', 'rounds'],
  reaction: ['best', 'again', 'result'],
};

export interface Aspect {
  id: AspectId;
  /** What it is called in a report. */
  label: string;
}

/** Refusals say what must not be, not what is wanted. */
const refused: Readonly<Partial<Record<AspectId, AspectId>>> = { nologin: 'login' };

/** A countdown's name asks for nothing: "compte à rebours" is no account. */
function withoutNouns(text: string): string {
  const small = text.toLowerCase();
  return blanked(
    text,
    toolPages().kinds.until.flatMap((word) => placesOfWord(small, word)),
  );
}

/** What a text asks of something to use. */
export function aspectsIn(text: string): Aspect[] {
  const said = withoutNouns(text);
  const found = toolPages().aspects.filter(({ words }) => hasOneOf(said, words));
  const denied = new Set(found.map(({ id }) => refused[id]));
  return found.filter(({ id }) => !denied.has(id)).map(({ id, label }) => ({ id, label }));
}

/** Whether something is asked for anywhere. */
export const isAsked = (told: readonly string[], id: AspectId): boolean =>
  aspectsIn(told.join(' ')).some((aspect) => aspect.id === id);

export const isGiven = (tool: Kind | undefined, { id }: Aspect): boolean =>
  always.includes(id) || (tool !== undefined && can[tool]?.includes(id) === true);
