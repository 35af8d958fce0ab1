import { createRandom } from '../../random.ts';
import type { Draft } from '../drafts.ts';
import { bareDetails, bareNames, type FunctionWish, takeAll, takeFirst } from '../holding.ts';
import type { ToolPlan } from '../site-plan.ts';
import { capitalise, plain } from '../words.ts';
import type { Writing } from '../writing.ts';
import { entriesOf } from './entries-of.ts';
import { choicesIn, looksLikeChoices } from './quiz-choices.ts';

type Tool<Name extends ToolPlan['tool']> = Extract<ToolPlan, { tool: Name }>;

const fewestQuestions = 3;
const mostChoices = 4;

/** A question has words. */
const isAsked = (question: string): boolean => /\p{L}{2}/u.test(question);

/** The prompt's own questions with their own choices; without such, what answers the others are the wrong ones. */
export function quizFor(draft: Draft, { brief, seed }: Writing): Tool<'quiz'> | undefined {
  const own = draft.has.questions.length > 0 ? draft.has.questions : brief.questions;
  const asked = own.flatMap(({ question, answer }) =>
    answer && isAsked(question) ? [{ question, answer }] : [],
  );
  const given = asked.flatMap(({ question, answer }) => {
    const choices = choicesIn(answer);
    return choices ? [{ question, ...choices }] : [];
  });
  if (given.length === asked.length && given.length > 0) return { tool: 'quiz', questions: given };
  if (asked.some(({ answer }) => looksLikeChoices(answer))) return undefined;
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
export function todoFor({ functions, has }: Draft): Tool<'todo'> {
  const options = functions.flatMap((wish) => (wish.type === 'todo' ? wish.options : []));
  const [names, details] = [bareNames(has), bareDetails(has)];
  if (names.length > 0) takeAll(has, 'groups');
  if (details.length > 0) takeAll(has, 'details');
  const items = [...options.flatMap(entriesOf), ...names, ...details.flatMap(({ text }) => entriesOf(text))];
  return { tool: 'todo', items: [...new Set(items.map(capitalise))] };
}

const betweenSides = [' - ', ' – ', ' — ', ' = ', ' → ', ' | ', '\t', ': ', '：', '='] as const;

/** A line with two sides: "el perro - der Hund". */
function cardOf(text: string): { front: string; back: string }[] {
  const line = text.trim();
  const sign = betweenSides.find((one) => line.indexOf(one) > 0);
  if (sign === undefined) return [];
  const at = line.indexOf(sign);
  const [front, back] = [line.slice(0, at).trim(), line.slice(at + sign.length).trim()];
  return front && back ? [{ front, back }] : [];
}

const fewestCards = 2;

/** Both sides of each: where one has a single side, none is a card. */
function cardsOf(texts: readonly string[]): { front: string; back: string }[] {
  const cards = texts.map(cardOf);
  return cards.every(({ length }) => length > 0) ? cards.flat() : [];
}

/** Cards with two sides: "el perro - der Hund", or a question and its answer. */
export function cardsFor(
  wishes: readonly FunctionWish[],
  { has }: Draft,
  { brief }: Writing,
): Tool<'cards'> | undefined {
  const items = has.groups.flatMap((group) => group.items);
  const isTwoSided = items.every(({ price, values }) => price === undefined && values === undefined);
  const asked = has.questions.length > 0 ? has.questions : brief.questions;
  const cards = takeFirst(
    has,
    [
      { list: wishes.flatMap(({ options }) => options.flatMap(cardOf)) },
      {
        list: cardsOf(has.details.map(({ text, key }) => (key ? `${key}: ${text}` : text))),
        kind: 'details',
      },
      {
        list: asked.flatMap(({ question, answer }) => (answer ? [{ front: question, back: answer }] : [])),
        kind: 'questions',
      },
      {
        list: isTwoSided
          ? cardsOf(items.map(({ name, detail }) => (detail ? `${name}: ${detail}` : name)))
          : [],
        kind: 'groups',
      },
    ],
    fewestCards,
  );
  return cards && { tool: 'cards', cards };
}

const fewestPairs = 3;
const mostPairs = 8;

/** Names to match: those that were listed with the wish, else those of the section, else of the site's items or people, else the letters of its name. */
export function memoryFor(
  wishes: readonly FunctionWish[],
  draft: Draft,
  { brief, name }: Writing,
): Tool<'memory'> | undefined {
  const letters = [...plain(name).replaceAll(' ', '').toLocaleUpperCase('en')];
  const unique = (names: readonly string[]) => [...new Set(names)];
  const pairs = takeFirst(
    draft.has,
    [
      { list: unique(bareNames(draft.has)), kind: 'groups' },
      { list: unique(wishes.flatMap(({ options }) => options)) },
      { list: unique(draft.has.groups.flatMap(({ items }) => items.map((item) => item.name))) },
      { list: unique(brief.people.map((person) => person.name)) },
      { list: unique(brief.offer.flatMap(({ items }) => items.map((item) => item.name))) },
      { list: unique(letters) },
    ],
    fewestPairs,
  );
  return pairs && { tool: 'memory', pairs: pairs.slice(0, mostPairs) };
}
