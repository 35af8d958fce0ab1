import { sourcesOf, takeAll } from '../holding.ts';
import { sentence } from '../words.ts';
import { headOf, type SectionWriter } from './section.ts';

/** Prose, in the person's words. An about section without any says what the description says. */
export const writeAbout: SectionWriter = (draft, writing) => {
  const told = [...takeAll(draft.has, 'story'), ...takeAll(draft.has, 'lines')];
  const { description } = writing.brief;
  const isDescribed = told.length === 0 && draft.isWished && description;
  const paragraphs = isDescribed ? [sentence(description.value)] : told.map(({ text }) => text);
  if (paragraphs.length === 0) return [];
  const from = isDescribed ? description.from : sourcesOf(told);
  const head = headOf(draft, writing, { id: 'about', title: writing.messages.labels.about }, from);
  return [{ ...head, type: 'prose', paragraphs }];
};
