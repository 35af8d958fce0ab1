import type { Brief } from '@sitewright/contracts';
import { actIn } from '../../asked-acts.ts';
import { isForMaker } from '../../brief/read/guard/maker-talk.ts';
import { sectionWordsFor } from '../../brief/read/outline/prompt-words.ts';
import { functionAt } from '../../brief/read/outline/section-type.ts';
import { wholeHeading } from '../../whole-heading.ts';
import { capitalise } from '../words.ts';

const longest = 48;
const mostWords = 8;
/** Where the words for a purpose end: before the fields, or at any sign. */
const ending = /[.,;:!?()"“”]|\s(?:with|where|that|mit|avec|con|com|met|wo|où|donde|dove|waar)\s/iu;
const leading =
  /^(?:for|to|für|pour|para|per|por|voor|dla|um)\s(?:(?:the|a|an|our|my|die|den|das|eine|einen|unsere|meine|les?|la|une?|nos|el|los|las|una?|il|gli)\s)?/iu;

/** Whose names stand in it: the form is read by those whom it is said of. */
const theirs = /(?<!\p{L})their(?!\p{L})/giu;
const named = /(?<!\p{L})(?:them|they|us|me|my|our|i|we)(?!\p{L})/iu;

/** What visitors are to do with a form: "people should be able to book a repair". */
function actOf(text: string): string | undefined {
  const act = actIn(text);
  return act && text.slice(act.start, act.end);
}

/** What a form is for behind the word for it: "a form for wedding enquiries". */
function nounOf(text: string, language: string): string | undefined {
  const at = functionAt(text, sectionWordsFor(language));
  if (at?.name !== 'form') return undefined;
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  const last = words[at.start + at.length - 1];
  const behind = last && text.slice(last.index + last[0].length).trimStart();
  return behind && leading.test(behind) ? behind.replace(leading, '').split(ending, 1)[0] : undefined;
}

const article = /^(?:an?|the|our|eine|ein|une|un|una|een)\s/iu;

/** "A waiting list for new dogs: name, phone": a noun before its fields is what the form is called. */
function headOf(text: string): string | undefined {
  const [head = '', fields] = text.split(':', 2);
  return fields !== undefined && article.test(head) ? head.replace(article, '') : undefined;
}

function asTitle(text: string): string | undefined {
  const title = wholeHeading(text.replaceAll(theirs, 'your'));
  if (!title || title.length > longest || title.split(' ').length > mostWords) return undefined;
  return named.test(title) || isForMaker(title) ? undefined : capitalise(title);
}

/** What a form is for, as its visitors read it, where the prompt says so: "Book a repair"; from the statements that ask for it. */
export function purposeOf({ statements, languages }: Brief, from: readonly number[]): string | undefined {
  const [language = 'en'] = languages.value;
  for (const index of from) {
    const { text = '' } = statements[index] ?? {};
    const said = actOf(text) ?? nounOf(text, language) ?? headOf(text);
    const title = said && asTitle(said.trim());
    if (title) return title;
  }
  return undefined;
}
