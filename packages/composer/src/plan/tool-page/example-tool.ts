import type { Brief } from '@sitewright/contracts';
import type { ToolPlan } from '../site-plan.ts';
import type { Writing } from '../writing.ts';
import { exampleCards } from './deck.ts';
import type { Told } from './makers.ts';
import { countOf } from './told.ts';

/** Something to use whose content is still the owner's to give, and what to tell them. */
interface ExampleTool {
  content: ToolPlan;
  note: string;
}

const usualQuestions = 3;
const mostQuestions = 20;
const choices = 3;

/** A quiz that can be played, of questions that say what belongs there; so many as are asked for. */
export function exampleQuiz(told: readonly string[], { messages, own }: Writing): ExampleTool {
  const { question, right, wrong, otherWrong } = messages.examples.quiz;
  const asked = countOf(told.join(' '), own.words.sections.questions) ?? usualQuestions;
  const count = Math.min(asked, mostQuestions);
  return {
    content: {
      tool: 'quiz',
      questions: Array.from({ length: count }, (_, at) => {
        const answer = at % choices;
        return { question, choices: [wrong, otherWrong].toSpliced(answer, 0, right), answer };
      }),
    },
    note: 'The questions of the quiz are examples: give your own with their choices, the right one marked.',
  };
}

const usualEntries = 3;

/** A list that can be ticked off, of entries that say what belongs there. */
const exampleList = ({ messages }: Writing): ExampleTool => ({
  content: {
    tool: 'todo',
    items: Array.from({ length: usualEntries }, () => messages.examples.entries.entry.name),
  },
  note: 'The entries of the list are examples: give your own one a line, or in a row behind a colon.',
});

type Request = NonNullable<Brief['tool']>;

/** What stands where a request gives nothing that it could be made of. */
export function exampleTool({ kind }: Request, told: Told, writing: Writing): ExampleTool | undefined {
  if (kind === 'quiz') return exampleQuiz(told.sentences, writing);
  if (kind === 'todo') return exampleList(writing);
  const cards = kind === 'cards' ? exampleCards(told) : undefined;
  return (
    cards && {
      content: cards,
      note: 'The words on the cards are examples: give your own pairs one a line, as “el perro - the dog”.',
    }
  );
}
