import type { BriefFunction } from '@sitewright/contracts';
import type { Draft } from '../drafts.ts';
import { type FunctionWish, sourcesOf, takeAll } from '../holding.ts';
import { headOf } from '../sections/section.ts';
import type { SectionPlan, ToolPlan } from '../site-plan.ts';
import { hasWords } from '../words.ts';
import type { Writing } from '../writing.ts';
import { calculatorFor } from './calculator.ts';
import { chartFor } from './chart.ts';
import { functionsOf } from './functions-of.ts';
import { memoryFor, quizFor, todoFor } from './games.ts';
import { statusesFor } from './statuses.ts';

interface ToolMaker {
  type: BriefFunction;
  id: string;
  /** Where the brief has no name of its own for it: whether the person's words mean it. */
  isMeant?(words: string, writing: Writing): boolean;
  make(draft: Draft, writing: Writing): ToolPlan | undefined;
  /** What became of the wish. */
  made: string;
  missing: string;
}

const toolMakers: readonly ToolMaker[] = [
  {
    type: 'calculator',
    id: 'calculator',
    make: calculatorFor,
    made: 'There is a calculator; visitors set its numbers.',
    missing:
      'A calculator needs its sum: say it as “number of guests times £12 plus £30”, or give prices. A model can make any other.',
  },
  {
    type: 'chart',
    id: 'chart',
    make: chartFor,
    made: 'There is a chart of the numbers in the prompt.',
    missing: 'A chart needs its numbers: give them as a list or a table.',
  },
  {
    type: 'quiz',
    id: 'quiz',
    make: quizFor,
    made: 'There is a quiz of the questions in the prompt.',
    missing:
      'A quiz is made of at least three questions with their choices and the right answer; they could not be read from the prompt.',
  },
  {
    type: 'todo',
    id: 'todo',
    make: todoFor,
    made: 'There is a list to tick off.',
    missing: 'A list to tick off needs entries.',
  },
  {
    type: 'statuses',
    id: 'statuses',
    make: statusesFor,
    made: 'There is a list of what is up and what is down, as the prompt says it.',
    missing: 'A status list needs entries with their state: “Lift 2: closed”.',
  },
  {
    type: 'other',
    id: 'memory',
    isMeant: (words, { own }) => own.words.memory.some((word) => hasWords(words, word)),
    make: memoryFor,
    made: 'There is a game of pairs.',
    missing: 'A game of pairs needs at least three names to match.',
  },
];

const wishedOf = (draft: Draft, { type, isMeant }: ToolMaker, writing: Writing): FunctionWish[] =>
  functionsOf(draft, type).filter((wish) => isMeant?.(wordsOf(wish, writing), writing) ?? true);

const wordsOf = ({ options, from }: FunctionWish, { brief }: Writing): string =>
  [...options, ...from.map((index) => brief.statements[index]?.text ?? '')].join(' ');

/** The small tools that a draft is to have. */
export function writeTools(draft: Draft, writing: Writing): SectionPlan[] {
  return toolMakers.flatMap((maker): SectionPlan[] => {
    const wishes = wishedOf(draft, maker, writing);
    if (wishes.length === 0) return [];
    const from = wishes.flatMap((wish) => wish.from);
    const content = maker.make(draft, writing);
    if (!content) {
      writing.log.leaveOut(from, maker.missing);
      return [];
    }
    writing.log.apply(from, maker.made);
    const used = content.tool === 'quiz' ? sourcesOf(takeAll(draft.has, 'questions')) : [];
    const head = headOf(draft, writing, { id: maker.id, title: titleFor(maker.id, writing) }, [
      ...from,
      ...used,
    ]);
    return [{ ...head, type: 'tool', content }];
  });
}

const titleFor = (id: string, { messages }: Writing): string =>
  Object.entries(messages.tools).find(([tool]) => tool === id)?.[1] ?? messages.calculator.title;
