import { type ToolKind, toolTitleOf } from '@sitewright/composer-content';
import type { Brief, BriefFunction } from '@sitewright/contracts';
import { namesTool } from '../../tool-nouns.ts';
import { toolsIn } from '../../tool-words.ts';
import { isOfVisitors } from '../../visitors.ts';
import type { Draft } from '../drafts.ts';
import { type FunctionWish, sourcesOf, sourcesOfGroups, takeAll } from '../holding.ts';
import { headOf } from '../sections/section.ts';
import type { SectionPlan, ToolPlan } from '../site-plan.ts';
import { exampleQuiz } from '../tool-page/example-tool.ts';
import { intervalFor } from '../tool-page/makers.ts';
import { writeToolPage } from '../tool-page/write-tool-page.ts';
import { isToolSite } from '../tool-site.ts';
import { hasWords } from '../words.ts';
import type { Writing } from '../writing.ts';
import { calculatorFor } from './calculator.ts';
import { chartFor } from './chart.ts';
import { converterFor, namesUnits } from './converter.ts';
import { functionsOf } from './functions-of.ts';
import { cardsFor, memoryFor, quizFor, todoFor } from './games.ts';
import { coinFor, daysFor, diceFor, pickerFor, stopwatchFor, timerFor } from './small-tools.ts';
import { statusesFor } from './statuses.ts';
import { wordsOfWish } from './wish-words.ts';

interface ToolMaker {
  type: BriefFunction;
  id: string;
  /** Of tools that share a function: whether the person's words mean this one. */
  isMeant?(words: string, writing: Writing): boolean;
  make(wishes: readonly FunctionWish[], draft: Draft, writing: Writing): ToolPlan | undefined;
  /** What became of the wish. */
  made: string;
  missing: string;
  /** The same, where the words say more of what is meant. */
  missingOf?(words: string, writing: Writing): string | undefined;
}

const means =
  (...kinds: readonly ToolKind[]) =>
  (words: string, { own }: Writing): boolean =>
    toolsIn(words, own.id).some((kind) => kinds.includes(kind));

const meansPairs = (words: string, { own }: Writing): boolean =>
  own.words.memory.some((word) => hasWords(words, word));
const meansCards = means('cards');

const unknownUnits =
  'A converter needs units that it knows: say from which to which, as “yards to metres”, or what one is of the other, as “a cup of flour is 125 g”.';

const toolMakers: readonly ToolMaker[] = [
  {
    type: 'calculator',
    id: 'calculator',
    isMeant: (words, writing) => !means('days')(words, writing),
    make: (_, draft, writing) => converterFor(draft, writing) ?? calculatorFor(draft, writing),
    made: 'There is a calculator; visitors set its numbers.',
    missing:
      'A calculator needs its sum: say it as “number of guests times £12 plus £30”, or give prices. A model can make any other.',
    missingOf: (words, writing) => (means('converter')(words, writing) ? unknownUnits : undefined),
  },
  {
    type: 'chart',
    id: 'chart',
    make: (_, draft, writing) => chartFor(draft, writing),
    made: 'There is a chart of the numbers in the prompt.',
    missing: 'A chart needs its numbers: give them as a list or a table.',
  },
  {
    type: 'quiz',
    id: 'quiz',
    isMeant: (words, writing) => !meansPairs(words, writing) && !meansCards(words, writing),
    make: (_, draft, writing) => quizFor(draft, writing),
    made: 'There is a quiz of the questions in the prompt.',
    missing:
      'A quiz is made of at least three questions with their choices and the right answer; they could not be read from the prompt.',
  },
  {
    type: 'quiz',
    id: 'memory',
    isMeant: meansPairs,
    make: memoryFor,
    made: 'There is a game of pairs.',
    missing: 'A game of pairs needs at least three names to match.',
  },
  {
    type: 'quiz',
    id: 'cards',
    isMeant: meansCards,
    make: cardsFor,
    made: 'There are cards to turn over.',
    missing: 'Cards need their two sides: give them one a line, as “el perro - the dog”.',
  },
  {
    type: 'todo',
    id: 'todo',
    make: (_, draft) => todoFor(draft),
    made: 'There is a list to tick off.',
    missing: 'A list to tick off needs entries.',
  },
  {
    type: 'statuses',
    id: 'statuses',
    make: (_, draft, writing) => statusesFor(draft, writing),
    made: 'There is a list of what is up and what is down, as the prompt says it.',
    missing: 'A status list needs entries with their state: “Lift 2: closed”.',
  },
  {
    type: 'other',
    id: 'memory',
    isMeant: meansPairs,
    make: memoryFor,
    made: 'There is a game of pairs.',
    missing: 'A game of pairs needs at least three names to match.',
  },
  {
    type: 'other',
    id: 'dice',
    isMeant: means('dice'),
    make: diceFor,
    made: 'There are dice to roll.',
    missing: '',
  },
  {
    type: 'other',
    id: 'coin',
    isMeant: means('coin'),
    make: coinFor,
    made: 'There is a coin to flip.',
    missing: '',
  },
  {
    type: 'other',
    id: 'interval',
    isMeant: means('pomodoro'),
    make: (wishes, _, { brief, locale, own }) =>
      intervalFor({
        sentences: wishes.flatMap((wish) => wordsOfWish(wish, brief)),
        locale: locale.id,
        own: own.id,
      }),
    made: 'There is a timer whose work and break take turns.',
    missing: '',
  },
  {
    type: 'other',
    id: 'timer',
    isMeant: (words, writing) => means('timer')(words, writing) && !means('pomodoro')(words, writing),
    make: timerFor,
    made: 'There is a timer.',
    missing: '',
  },
  {
    type: 'other',
    id: 'stopwatch',
    isMeant: means('stopwatch'),
    make: stopwatchFor,
    made: 'There is a stopwatch.',
    missing: '',
  },
  {
    type: 'other',
    id: 'days',
    isMeant: means('days'),
    make: daysFor,
    made: 'Visitors choose two days and see how many are between them.',
    missing: '',
  },
  {
    type: 'other',
    id: 'picker',
    isMeant: means('picker'),
    make: pickerFor,
    made: 'One can be drawn of a list, which visitors can change.',
    missing: '',
  },
];

const wishedOf = (draft: Draft, { type, isMeant }: ToolMaker, writing: Writing): FunctionWish[] =>
  functionsOf(draft, type).filter(
    (wish) => isMeant?.([...new Set(wordsOfWish(wish, writing.brief))].join(' '), writing) ?? true,
  );

/** The small tools that a draft is to have. */
export function writeTools(draft: Draft, writing: Writing): SectionPlan[] {
  const { tool } = writing.brief;
  if (tool) return draft.functions.some(({ type }) => type === 'other') ? writeToolPage(tool, writing) : [];
  return toolMakers.flatMap((maker): SectionPlan[] => {
    const wishes = wishedOf(draft, maker, writing);
    if (wishes.length === 0) return [];
    const from = wishes.flatMap((wish) => wish.from);
    const before = sourcesInAll(draft);
    const content = maker.make(wishes, draft, writing);
    if (!content && maker.id === 'quiz' && isQuizAsked(from, writing))
      return quizToFill(from, draft, writing);
    if (!content) {
      const words = wishes.flatMap((wish) => wordsOfWish(wish, writing.brief)).join(' ');
      writing.log.leaveOut(from, maker.missingOf?.(words, writing) ?? maker.missing);
      return [];
    }
    // A wish may say how to reach somebody, too; a sum, once it is worked out, says nothing else.
    const isWish = (index: number) => writing.brief.statements[index]?.class === 'function_wish';
    writing.log.apply(from.filter(isWish), maker.made);
    writing.log.settle(
      from.filter((index) => !isWish(index)),
      maker.made,
    );
    takeUsed(content, maker, draft, writing);
    const left = sourcesInAll(draft);
    const used = before.filter((index) => !left.includes(index));
    writing.log.settle(used, maker.made);
    const head = headOf(draft, writing, { id: content.tool, title: titleFor(content.tool, writing) }, [
      ...from,
      ...used,
    ]);
    return [{ ...head, type: 'tool', content }];
  });
}

/** "Quiz night at The Swan" asks for none. */
const isQuizAsked = (from: readonly number[], { brief, own }: Writing): boolean =>
  brief.questions.length === 0 &&
  from.some((index) => namesTool(brief.statements[index]?.text ?? '', 'quiz', own.id));

/** A quiz without questions of its own has examples of them. */
function quizToFill(from: readonly number[], draft: Draft, writing: Writing): SectionPlan[] {
  const told = from.map((index) => writing.brief.statements[index]?.text ?? '');
  const { content, note } = exampleQuiz(told, writing);
  writing.log.apply(from, note);
  writing.log.note(note);
  const head = headOf(draft, writing, { id: 'quiz', title: titleFor('quiz', writing) }, from);
  return [{ ...head, type: 'tool', content, isExample: true }];
}

/** What a tool was made of stands nowhere else. */
function takeUsed({ tool }: ToolPlan, { made }: ToolMaker, draft: Draft, writing: Writing): void {
  if (tool === 'quiz') takeAll(draft.has, 'questions');
  if (!isToolSite(writing.brief)) return;
  if (tool === 'converter') settleUnits(made, writing);
  if (reckoningTools.has(tool)) takeRemarks(draft);
}

/** What says units of a site that is a converter was made by it. */
function settleUnits(made: string, { brief, log }: Writing): void {
  const isOfUnits = ({ text, withdrawnBy }: Brief['statements'][number]) =>
    withdrawnBy === undefined && namesUnits(text);
  log.apply(
    brief.statements.flatMap((statement, index) => (isOfUnits(statement) ? [index] : [])),
    made,
  );
}

/** Tools that show nothing of the prompt's own. */
const reckoningTools: ReadonlySet<ToolPlan['tool']> = new Set([
  'calculator',
  'converter',
  'dice',
  'coin',
  'timer',
  'days',
]);
const longestRemark = 9;
const isRemark = (text: string): boolean =>
  text.trim().split(/\s+/u).length <= longestRemark && !isOfVisitors(text);

/** Where the site is the tool, the bits of its sentence say how it is to work: "shows what each pays". */
function takeRemarks({ has }: Draft): void {
  const isEntry = (item: { name: string; price?: string | undefined; detail?: string | undefined }) =>
    item.price !== undefined || item.detail !== undefined || !isRemark(item.name);
  has.groups = has.groups
    .map((group) => ({ ...group, items: group.items.filter(isEntry) }))
    .filter(({ items }) => items.length > 0);
  has.details = has.details.filter(({ text, key }) => key !== undefined || !isRemark(text));
}

/** What the entries that a section holds are from. */
const sourcesInAll = ({ has }: Draft): number[] => [
  ...sourcesOf([...has.details, ...has.figures, ...has.questions, ...has.people]),
  ...sourcesOfGroups(has.groups),
];

/** A tool goes by its name in the language of the page. */
const titleFor = (tool: ToolPlan['tool'], { messages, locale }: Writing): string => {
  const named = Object.entries(messages.tools).find(([id]) => id === tool)?.[1];
  const own = toolTitleOf(locale.id, tool);
  return named ?? own ?? messages.calculator.title;
};
