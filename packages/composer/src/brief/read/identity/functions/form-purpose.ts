import { tools } from '@sitewright/composer-content';
import type { FunctionWish } from '@sitewright/contracts';
import { capitalised } from '../../../../capitalised.ts';
import { wholeHeading } from '../../../../whole-heading.ts';
import { actIn } from '../../../relate/asked/asked-acts.ts';
import { countWords } from '../../entries/scan/tokens.ts';
import { isForMaker } from '../../guard/maker-talk.ts';
import { sectionWordsFor } from '../../outline/prompt-words.ts';
import { functionAt } from '../../outline/section-type.ts';
import type { Reading } from '../reading.ts';

const longest = 48;
const mostWords = 8;
/** Where the words for a purpose end: before the fields, or at any sign. */
const ending = /[.,;:!?()"“”]|\s(?:with|where|that|mit|avec|con|com|met|wo|où|donde|dove|waar)\s/iu;
const leading =
  /^(?:for|to|für|pour|para|per|por|voor|dla|um)\s(?:(?:the|a|an|our|my|die|den|das|eine|einen|unsere|meine|les?|la|une?|nos|el|los|las|una?|il|gli)\s)?/iu;

/** Whose names stand in it: the form is read by those whom it is said of. */
const theirs = /(?<!\p{L})their(?!\p{L})/giu;
const named = /(?<!\p{L})(?:them|they|me|my|i|that|this|those|these|it)(?!\p{L})/iu;

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

/** "A waiting list for new dogs: name, phone": a noun before its fields is what the form is called, unless it is the word for one. */
function headOf(text: string, language: string): string | undefined {
  const [head = '', fields] = text.split(':', 2);
  if (fields === undefined || !article.test(head)) return undefined;
  const name = head.replace(article, '');
  const form = functionAt(name, sectionWordsFor(language));
  return form?.name === 'form' && form.length >= countWords(name) ? undefined : name;
}

let bare: ReadonlySet<string> | undefined;

function asTitle(text: string): string | undefined {
  const title = wholeHeading(text.replaceAll(theirs, 'your'));
  if (!title || title.length > longest || title.split(' ').length > mostWords) return undefined;
  bare ??= new Set(tools().fields.bare);
  return named.test(title) || isForMaker(title) || bare.has(title.toLowerCase())
    ? undefined
    : capitalised(title);
}

function purposeIn(text: string, language: string): string | undefined {
  const said = actOf(text) ?? nounOf(text, language) ?? headOf(text, language);
  return said && asTitle(said.trim());
}

/** A form with what it is for, as its visitors read it, where the statements that ask for it say so: "Book a repair". */
export function withPurpose(wish: FunctionWish, { statements, language }: Reading): FunctionWish {
  if (wish.type !== 'form') return wish;
  for (const index of wish.from) {
    const purpose = purposeIn(statements[index]?.text ?? '', language);
    if (purpose) return { ...wish, purpose };
  }
  return wish;
}
