import { createRandom } from '../../random.ts';
import type { Draft } from '../drafts.ts';
import type { ToolPlan } from '../site-plan.ts';
import { plain } from '../words.ts';
import type { Writing } from '../writing.ts';
import { optionsOf } from './functions-of.ts';

type Tool<Name extends ToolPlan['tool']> = Extract<ToolPlan, { tool: Name }>;

const fewestQuestions = 3;
const mostChoices = 4;

/** The prompt's own questions; what answers the others are the wrong choices. */
export function quizFor(draft: Draft, { brief, seed }: Writing): Tool<'quiz'> | undefined {
  const own = draft.has.questions.length > 0 ? draft.has.questions : brief.questions;
  const asked = own.flatMap(({ question, answer }) => (answer ? [{ question, answer }] : []));
  const answers = [...new Set(asked.map(({ answer }) => answer))];
  if (asked.length < fewestQuestions || answers.length < 2) return undefined;
  const random = createRandom(`${seed}/quiz`);
  const questions = asked.map(({ question, answer }) => {
    const wrong = random.shuffle(answers.filter((other) => other !== answer)).slice(0, mostChoices - 1);
    const choices = random.shuffle([answer, ...wrong]);
    return { question, choices, answer: choices.indexOf(answer) };
  });
  return { tool: 'quiz', questions };
}

/** What was listed for it; a list may begin empty, as visitors write their own. */
export function todoFor(draft: Draft, _: Writing): Tool<'todo'> {
  const items = [
    ...optionsOf(draft, 'todo'),
    ...draft.has.groups.flatMap(({ items: all }) => all.map(({ name }) => name)),
    ...draft.has.details.map(({ text }) => text),
  ];
  return { tool: 'todo', items: [...new Set(items)] };
}

const fewestPairs = 3;
const mostPairs = 8;

/** Names to match: those of the section, else of the site's items or people, else the letters of its name. */
export function memoryFor(draft: Draft, { brief, name }: Writing): Tool<'memory'> | undefined {
  const letters = [...plain(name).replaceAll(' ', '').toLocaleUpperCase('en')];
  const lists = [
    draft.has.groups.flatMap(({ items }) => items.map((item) => item.name)),
    brief.people.map((person) => person.name),
    brief.offer.flatMap(({ items }) => items.map((item) => item.name)),
    letters,
  ];
  const pairs = lists.map((names) => [...new Set(names)]).find((names) => names.length >= fewestPairs);
  return pairs && { tool: 'memory', pairs: pairs.slice(0, mostPairs) };
}
