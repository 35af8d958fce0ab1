import { factLine } from '../copy/fact-line.ts';
import { type Detail, sourcesOf, takeAll } from '../holding.ts';
import { inARow, sentence } from '../words.ts';
import type { Writing } from '../writing.ts';
import { headOf, type SectionWriter } from './section.ts';

/** Facts about the place are told as prose, in one paragraph. */
const toldFacts = (details: readonly Detail[], { titles }: Writing): Detail[] =>
  details.length > 0
    ? [{ text: inARow(details.map((detail) => factLine(detail, titles))), from: sourcesOf(details) }]
    : [];

/**
 * Prose, in the person's words. A page about it that has none says what the description says; the first
 * page says that at its top.
 */
export const writeAbout: SectionWriter = (draft, writing) => {
  const details = draft.type === 'about' ? takeAll(draft.has, 'details') : [];
  const told = [
    ...takeAll(draft.has, 'story'),
    ...takeAll(draft.has, 'lines'),
    ...toldFacts(details, writing),
  ];
  const { description } = writing.brief;
  const isDescribed = told.length === 0 && draft.isWished && draft.page > 0 && description;
  const paragraphs = isDescribed ? [sentence(description.value)] : told.map(({ text }) => sentence(text));
  if (paragraphs.length === 0) return [];
  const from = isDescribed ? description.from : sourcesOf(told);
  const head = headOf(draft, writing, { id: 'about', title: writing.messages.labels.about }, from);
  return [{ ...head, type: 'prose', paragraphs }];
};
