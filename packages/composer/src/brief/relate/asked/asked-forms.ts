import { tools } from '@sitewright/composer-content';
import { isForActing } from '../../../page-topics.ts';
import { type PhraseFinder, phraseFinder } from '../../../phrases.ts';
import type { Cut } from '../../cut/cut.ts';
import { countWords } from '../../read/entries/scan/tokens.ts';
import { optionsOfList } from '../../read/identity/functions/option-texts.ts';
import { askForReach, isFieldLike } from '../../read/outline/field-lists.ts';
import { sectionWordsFor } from '../../read/outline/prompt-words.ts';
import { functionOf, sectionTypeOf } from '../../read/outline/section-type.ts';
import { type Act, actIn, letsAct } from './asked-acts.ts';
import { type Group, rawOf, recut, type Span } from './recut.ts';

const longest = 1200;
const longestField = 5;
const mostFields = 12;
const fewestBefore = 4;
/** "Enquiries with …", "Booking a table with …" */
const longestActing = 3;
/** A value is no field. */
const valued = /@|\p{N}{3}|\p{Sc}/u;

let openers: RegExp | undefined;

/** What stands between what a form is for and its fields, by all languages: "with", "asking for". */
function makeOpener(): RegExp {
  const { giving, openers: leads } = tools().fields;
  const phrases = [...giving, ...leads].toSorted((one, other) => other.length - one.length);
  return new RegExp(`(?:(?<!\\p{L})(?:${phrases.join('|')})|[:：])\\s|\\s[(（]`, 'giu');
}

const opener = (): RegExp => (openers ??= makeOpener());

let letting: PhraseFinder | undefined;

/** Whether a text asks for a form by what visitors are to do: "let people request a visit", or by its name: "a form where people can …". */
function letsFill(text: string, language: string): boolean {
  letting ??= phraseFinder(tools().fields.letting);
  return letsAct(text) || (letting.has(text) && namesForm(text, language));
}

const namesForm = (text: string, language: string): boolean =>
  functionOf(text, sectionWordsFor(language)) === 'form';

/** What joins the last two fields in languages in which other lists are not parted there. */
const joint = /\s(?:en|i|och)\s/iu;
/** Behind the last field something else may be asked for: "name, email and message, and an FAQ". */
const another = /[,;]\s(?:and|und|et|y|e|en|i)\s(?:an?|eine[nm]?|ein|une?|una|een)\s/iu;

/** "whether they want a full or a half plot": a question is longer than a label. */
let questions: PhraseFinder | undefined;
const longestQuestion = 11;

function isField(field: string): boolean {
  questions ??= phraseFinder(tools().fields.asking);
  const most = questions.leading(field) > 0 ? longestQuestion : longestField;
  const label = field.replace(inBrackets, '');
  return countWords(label) <= most && !valued.test(label);
}

/** A row goes on to the end of its sentence; what a field is chosen from stands in brackets. */
const fieldRow = /^(?:[^.!?;:()\n]|\([^()\n]{1,120}\))*/u;
const inBrackets = /\([^()]{1,120}\)/gu;

/** What may be the fields that a text begins with. */
function rowOfFields(text: string): { fields: string[]; length: number } | undefined {
  const [row = ''] = fieldRow.exec(text) ?? [];
  if (text.charAt(row.length) === '(') return undefined;
  const list = row.slice(0, another.exec(row)?.index);
  const fields = optionsOfList(list, 'form').flatMap((field) =>
    field.includes('(') ? [field] : field.split(joint),
  );
  const areFields = fields.length > 1 && fields.length <= mostFields && fields.every(isField);
  return areFields ? { fields, length: list.trimEnd().length } : undefined;
}

/** The clause that a form is asked for in: behind the last comma that leaves its name whole. */
function clauseStart(head: string, language: string): number {
  const commas = [...head.matchAll(/[,;]\s/gu)].map(({ index }) => index + 1);
  const asksForForm = (text: string) => namesForm(text, language) || letsFill(text, language);
  return commas.findLast((at) => asksForForm(head.slice(at))) ?? 0;
}

const acting: ReadonlySet<string | undefined> = new Set(['booking', 'contact']);

/** "Enquiries", "Anmeldung": a word or two for what is done by a form. */
const namesActs = (head: string, language: string): boolean =>
  countWords(head) <= longestActing &&
  (isForActing(head) || acting.has(sectionTypeOf(head, sectionWordsFor(language))));

const clause =
  /\s(?:where|in which|so|wo|in dem|où|dans lequel|donde|en el que|dove|in cui|onde|waar)(?!\p{L})/iu;

/** "A waiting list form where parents give …" is called by what stands before its clause. */
function withoutClause(head: string, language: string): string {
  const at = head.search(clause);
  const named = head.slice(0, Math.max(0, at)).trim();
  return at > 0 && namesForm(named, language) && !letsAct(head) ? named : head;
}

const isWithin = (at: number, act: Act | undefined): boolean =>
  act !== undefined && at >= act.start && at < act.end;

let giving: PhraseFinder | undefined;

/** Whether what leads to a row is said of a form alone: "a form where people say", "they should say". */
function leadsToForm(lead: string, head: string, fields: readonly string[], language: string): boolean {
  giving ??= phraseFinder(tools().fields.giving);
  if (!giving.has(lead)) return false;
  return (
    namesForm(head, language) ||
    letsFill(head, language) ||
    fields.filter(isFieldLike).length * 2 >= fields.length
  );
}

/** Whether a row asks for a name and how to reach it, or stands behind words of a form. What a long head says is asked last. */
function isOfForm(fields: string[], head: string, lead: string, language: string): boolean {
  return (
    askForReach(fields) ||
    leadsToForm(lead, head, fields, language) ||
    (namesActs(head, language) && fields.every(isFieldLike)) ||
    letsFill(head, language)
  );
}

const headIn = (clause: string): string =>
  clause
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[\s,;]+/u, '')
    .replace(/[,;:]\s?$/u, '')
    .trim();

/** The form whose fields a lead opens, by the offsets of its sentence. */
function formFrom(
  raw: string,
  { 0: lead, index }: RegExpExecArray,
  act: Act | undefined,
  language: string,
): Span | undefined {
  const from = index + lead.length;
  const found = rowOfFields(raw.slice(from));
  if (!found) return undefined;
  // "tell us if they are coming, how many …": what is done opens its own fields.
  const isActed = isWithin(index, act) && found.fields.every(isFieldLike);
  const before = raw.slice(0, isActed ? from : index);
  const opened = /[(（]/u.test(lead) ? '' : before;
  if (!isOfForm(found.fields, opened, lead, language)) return undefined;
  const start = clauseStart(before, language);
  const head = headIn(before.slice(start));
  // A word or two before a colon are the name of a list, which is read as it is laid out.
  if (countWords(head) < (/^[:：]/u.test(lead) ? fewestBefore : 1)) return undefined;
  const text = `${withoutClause(head, language)}: ${found.fields.join(', ')}`;
  return { start, end: from + found.length, text, asked: { as: 'form' } };
}

function formIn(group: Group, prompt: string, language: string): Span[] {
  const raw = rawOf(group, prompt);
  const [first] = group.cuts;
  const isOpen = first && !first.asked && first.cells === undefined && raw.length <= longest;
  if (!isOpen) return [];
  const act = actIn(raw);
  // "ask for a quote with their name": what is done opens the fields only where nothing else does.
  const leads = [...raw.matchAll(opener())].toSorted(
    (one, other) => Number(isWithin(one.index, act)) - Number(isWithin(other.index, act)),
  );
  for (const lead of leads) {
    const form = formFrom(raw, lead, act, language);
    if (form) return [{ ...form, start: first.start + form.start, end: first.start + form.end }];
  }
  return [];
}

/** A form and the fields that running text names for it are one statement: "an order form where people give their name, email and date". */
export const joinForms = (cuts: readonly Cut[], prompt: string, language: string): Cut[] =>
  recut(cuts, prompt, (group) => formIn(group, prompt, language));
