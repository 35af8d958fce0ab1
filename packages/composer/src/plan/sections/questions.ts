import { topicOf } from '../copy/topics.ts';
import { fromOf } from '../functions/functions-of.ts';
import { sourcesOf, takeAll } from '../holding.ts';
import { sentence } from '../words.ts';
import { answeredQuestions, topicQuestions } from './answered-questions.ts';
import { headOf, type SectionWriter } from './section.ts';

const fewest = 2;
const most = 6;

/**
 * The questions that were given; where fewer than were asked for, those that the brief's own facts answer.
 */
export const writeQuestions: SectionWriter = (draft, writing) => {
  const given = takeAll(draft.has, 'questions').map(({ question, answer, from }) => ({
    question,
    from,
    ...(answer && { answer: sentence(answer) }),
  }));
  const wanted = draft.count ?? (given.length > 0 ? given.length : most);
  const about = topicQuestions(draft, (text) => topicOf(text, writing.copies), writing);
  const room = Math.max(0, wanted - given.length - about.length);
  const isAsked = draft.type === 'questions' && draft.isWished;
  const built = isAsked ? answeredQuestions(writing).slice(0, room) : [];
  const questions = [...given, ...built, ...about];
  writing.log.apply(fromOf(draft, 'accordion'), 'The answers unfold.');
  const title = writing.messages.labels.questions;
  if (questions.length > 0 && (given.length > 0 || questions.length >= Math.min(wanted, fewest))) {
    const said = new Set(sourcesOf(about));
    draft.has.details = draft.has.details.filter(({ from }) => !from.some((index) => said.has(index)));
    if (draft.count && questions.length < draft.count)
      writing.log.note(
        `${draft.count} questions were asked for; the prompt answers ${questions.length}. Add the others with their answers.`,
      );
    const head = headOf(draft, writing, { id: 'questions', title }, sourcesOf(questions));
    return [{ ...head, type: 'questions', questions }];
  }
  return [];
};
