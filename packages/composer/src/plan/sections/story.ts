import { type Detail, sourcesOf, takeAll } from '../holding.ts';
import { inARow, sentence } from '../words.ts';
import { headOf, type SectionWriter } from './section.ts';

const lineOf = ({ key, text }: Detail): string => sentence(key && key !== text ? `${key}: ${text}` : text);

/** Facts about the place are told as prose, in one paragraph. */
const toldFacts = (details: readonly Detail[]): Detail[] =>
  details.length > 0 ? [{ text: inARow(details.map(lineOf)), from: sourcesOf(details) }] : [];

/** Prose, in the person's words. An about section without any says what the description says. */
export const writeAbout: SectionWriter = (draft, writing) => {
  const details = draft.type === 'about' ? takeAll(draft.has, 'details') : [];
  const told = [...takeAll(draft.has, 'story'), ...takeAll(draft.has, 'lines'), ...toldFacts(details)];
  const { description } = writing.brief;
  const isDescribed = told.length === 0 && draft.isWished && description;
  const paragraphs = isDescribed ? [sentence(description.value)] : told.map(({ text }) => sentence(text));
  if (paragraphs.length === 0) return [];
  const from = isDescribed ? description.from : sourcesOf(told);
  const head = headOf(draft, writing, { id: 'about', title: writing.messages.labels.about }, from);
  return [{ ...head, type: 'prose', paragraphs }];
};
