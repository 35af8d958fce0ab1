import { createRandom } from '../../random.ts';
import type { ToolPlan } from '../site-plan.ts';
import { cardsFor, type Told } from './makers.ts';

type Quiz = Extract<ToolPlan, { tool: 'quiz' }>;

interface Asked {
  question: string;
  answer: string;
}

const mostChoices = 4;
const fewestQuestions = 3;

/** A question and what stands behind it, on its line or as the next one. */
function askedIn(sentences: readonly string[]): Asked[] {
  return sentences.flatMap((sentence, at) => {
    if (!/[?？]$/u.test(sentence)) return [];
    const answer = sentences[at + 1]?.replace(/[.。]$/u, '').trim() ?? '';
    const isAnswer = answer !== '' && !/[?？]$/u.test(answer) && answer.length <= 60;
    return isAnswer ? [{ question: sentence.replace(/^\s?(?:\d{1,2}[.)]|[-•*])\s?/u, ''), answer }] : [];
  });
}

/** Questions with their answers, or pairs of which one side is asked for; what answers the others are the wrong choices. */
export function quizFor(told: Told, seed: string): Quiz | undefined {
  const asked = askedIn(told.sentences);
  const pairs = (cardsFor(told)?.cards ?? []).map(({ front, back }) => ({ question: front, answer: back }));
  const questions = asked.length >= fewestQuestions ? asked : pairs;
  const answers = [...new Set(questions.map(({ answer }) => answer))];
  if (questions.length < fewestQuestions || answers.length < 2) return undefined;
  const random = createRandom(`${seed}/quiz`);
  return {
    tool: 'quiz',
    questions: questions.map(({ question, answer }) => {
      const others = answers.filter((other) => other !== answer);
      const choices = random.shuffle([answer, ...random.shuffle(others).slice(0, mostChoices - 1)]);
      return { question, choices, answer: choices.indexOf(answer) };
    }),
  };
}
