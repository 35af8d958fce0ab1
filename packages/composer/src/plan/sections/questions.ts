import { fromOf } from '../functions/functions-of.ts';
import { sourcesOf, takeAll } from '../holding.ts';
import { answeredQuestions } from './answered-questions.ts';
import { entriesFor } from './examples.ts';
import { headOf, type SectionWriter } from './section.ts';

const fewest = 3;
const most = 5;

/**
 * The questions that were given; where fewer than were asked for, those that the brief's own facts answer; where there is
 * nothing at all, the site type's as examples.
 */
export const writeQuestions: SectionWriter = (draft, writing) => {
  const given = takeAll(draft.has, 'questions').map(({ question, answer, from }) => ({
    question,
    from,
    ...(answer && { answer }),
  }));
  const wanted = draft.count ?? (given.length > 0 ? given.length : most);
  const built = draft.isWished ? answeredQuestions(writing).slice(0, Math.max(0, wanted - given.length)) : [];
  const questions = [...given, ...built];
  writing.log.apply(fromOf(draft, 'accordion'), 'The answers unfold.');
  const title = writing.messages.labels.questions;
  if (questions.length > 0 && (given.length > 0 || questions.length >= Math.min(wanted, fewest))) {
    if (draft.count && questions.length < draft.count)
      writing.log.note(
        `${draft.count} questions were asked for; the prompt answers ${questions.length}. Add the others with their answers.`,
      );
    const head = headOf(draft, writing, { id: 'questions', title }, sourcesOf(questions));
    return [{ ...head, type: 'questions', questions }];
  }
  const examples = entriesFor(draft, writing, writing.texts.questions.items);
  if (examples.length === 0 || !(draft.isWished || writing.isThin)) return [];
  const head = headOf(draft, writing, { id: 'questions', title }, draft.from);
  return [
    {
      ...head,
      isExample: true,
      type: 'questions',
      questions: examples.map(({ name, detail }) => ({ question: name, answer: detail, from: [] })),
    },
  ];
};
