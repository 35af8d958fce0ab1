import { loadLocale, tools } from '@sitewright/composer-content';
import { asksForGuests } from '../../guests.ts';
import { topicsOfTitle } from '../../page-topics.ts';
import type { Draft } from '../drafts.ts';
import { fromOf, functionsOf, optionsOf } from '../functions/functions-of.ts';
import { inLanguage } from '../in-language.ts';
import { shownItems } from '../shown-items.ts';
import type { FieldKind, FieldPlan } from '../site-plan.ts';
import { createNames, slug } from '../slugs.ts';
import { capitalise, plain } from '../words.ts';
import type { Writing } from '../writing.ts';
import { alternativesIn, answersTo, choicesFor } from './choices.ts';
import { formKindOf } from './form-kind.ts';

/** A field as it was written, with its choices: "meal choice (meat, fish, vegan)", "Size: small, large". */
const withChoices = /^([^(（:：]{1,80})[(（:：]\s*([^)）]{1,300})[)）]?\s*$/u;
const separator = /\s{0,4}(?:[,;/、،]|\s(?:or|and|oder|und|o|y|ou|et|e|أو)\s)\s*/u;

interface Written {
  label: string;
  choices: readonly string[];
  /** Said of it: that it may stay empty or must not, that it is a box to tick. */
  isRequired?: boolean;
  isBox?: true;
}

const bracket = /\s?[(（]([^()（）]{1,40})[)）]/gu;
const starred = /\s?\*$/u;

/** "game wish (optional)": what is said of a field is no part of its label. */
function withoutNotes(text: string): { rest: string; isRequired?: boolean } {
  const { optional, required } = tools().fields;
  const said = [...text.matchAll(bracket)].flatMap(([whole, inner = '']) => {
    const word = plain(inner);
    if (optional.some((one) => plain(one) === word)) return [{ whole, isRequired: false }];
    return required.some((one) => plain(one) === word) ? [{ whole, isRequired: true }] : [];
  });
  const [note] = said;
  if (note) return { rest: text.replace(note.whole, '').trim(), isRequired: note.isRequired };
  return starred.test(text) ? { rest: text.replace(starred, ''), isRequired: true } : { rest: text };
}

const quoted = /^["“„«]([^"”“»]{1,120})["”“»]$/u;

/** "checkbox “I can bring a car”", "comments field": what a field is made of is no part of its label. */
function withoutKind(text: string): { rest: string; isBox?: true } {
  const { boxes, kinds } = tools().fields;
  const line = text.trim();
  const box = boxes.find((word) => line.toLowerCase().startsWith(`${word} `));
  if (box) {
    const rest = line
      .slice(box.length)
      .replace(/^\s(?:for|für|pour|para|per|voor|dla)\s/iu, '')
      .trim();
    return { rest: quoted.exec(rest)?.[1] ?? rest, isBox: true };
  }
  const kind = kinds.find((word) => line.toLowerCase().endsWith(` ${word}`));
  const rest = kind ? line.slice(0, -kind.length).trim() : line;
  return { rest: quoted.exec(rest)?.[1] ?? rest };
}

function readField(text: string, { own }: Pick<Writing, 'own'>): Written {
  const { rest, ...note } = withoutNotes(text);
  const [, written, list] = withChoices.exec(rest) ?? [];
  const { rest: label, ...made } = withoutKind(written ?? rest);
  const choices = (list ?? '')
    .split(separator)
    .map((choice) => choice.trim())
    .filter(Boolean);
  // "E-mail or telephone" is one way to be reached, and none to choose from.
  const isReach = ['email', 'phone'].includes(fieldKindOf(label, { own }));
  const either = written || isReach ? undefined : alternativesIn(label, own.id);
  if (either) return { ...either, ...note };
  if (written && choices.length > 1) return { label, choices, ...note };
  return written ? { label: rest, choices: [], ...note } : { label, choices: [], ...note, ...made };
}

/** Words that begin a word of a label, in scripts that part their words. */
const latin = /^[\p{Script=Latin}\s’'-]+$/u;

/** "E-mail date" is an e-mail: what says more of a field comes first. */
const fieldsInOrder = [
  'email',
  'phone',
  'file',
  'time',
  'number',
  'date',
  'checkbox',
  'message',
  'name',
] as const;

/** Of several days there is no one date: "days free". */
const severalDays = /(?<!\p{L})(?:days|tage|jours|días|dias|giorni|dagen|dni)(?!\p{L})/iu;

/** What kind of field it is, by its words. */
export function fieldKindOf(label: string, { own }: Pick<Writing, 'own'>): FieldKind {
  const words = ` ${plain(label)}`;
  const has = (stem: string) => words.includes(latin.test(stem) ? ` ${plain(stem)}` : plain(stem));
  // Short words of other languages begin many words of this one: a Turkish name is an "ad", and no address.
  const hasWhole = (word: string) =>
    latin.test(word) ? `${words} `.includes(` ${plain(word)} `) : has(word);
  const begins = (stem: string) => words.startsWith(` ${plain(stem)} `);
  // People ask for an e-mail in many languages by its English name.
  const elsewhere: Partial<Record<FieldKind, string[]>> = tools().fields.elsewhere;
  const byLanguage: Partial<Record<FieldKind, string[]>>[] = [
    own.words.fields,
    loadLocale('en').words.fields,
  ];
  if (severalDays.test(label) && !byLanguage.some(({ number }) => number?.some(begins))) return 'text';
  const found = byLanguage.flatMap((fields) => fieldsInOrder.filter((kind) => fields[kind]?.some(has)));
  return found[0] ?? fieldsInOrder.find((kind) => elsewhere[kind]?.some(hasWhole)) ?? 'text';
}

/** What a visitor must say; the rest may stay empty. */
const isNeeded = (kind: FieldKind): boolean => kind === 'name' || kind === 'email' || kind === 'date';

/** What there is to choose from where a field does not say it: the two answers to a question, or one of a list of the prompt. */
function openChoices(label: string, { brief, own }: Writing): string[] {
  const answers = answersTo(label, own.id);
  return answers.length > 0 ? answers : choicesFor(label, brief);
}

/** "which day suits them": a label is read by those whom it is said of. */
const asToThem = (label: string): string =>
  Object.entries(tools().fields.addressed).reduce(
    (text, [they, you]) => text.replaceAll(new RegExp(`(?<![\\p{L}'’])${they}(?![\\p{L}])`, 'giu'), you),
    label,
  );

const mostOfThing = 3;
/** "instrument": a thing to choose; a question has its own answer. */
const isThing = (label: string): boolean => label.split(' ').length <= mostOfThing;

/** "if they're coming": what guests are asked is said to them. */
function asAttendance(option: string, { own }: Writing): string {
  const [label, ...answers] = tools().fields.attendance[own.id] ?? [];
  return label && asksForGuests(option) ? `${label} (${answers.join(', ')})` : option;
}

function askedFields(options: readonly string[], writing: Writing): FieldPlan[] {
  const idFor = createNames();
  return options.map((option) => {
    const { label, choices: said, isBox, isRequired } = readField(asAttendance(option, writing), writing);
    const told = isBox ? 'checkbox' : fieldKindOf(label, writing);
    const isOpen = said.length === 0 && told === 'text';
    const listed = isOpen ? openChoices(label, writing) : said;
    // The one thing that a form asks for is one of those that there are: "where you choose the instrument".
    const choices =
      isOpen && listed.length === 0 && options.length === 1 && isThing(label) ? severalOf(writing) : listed;
    const kind = choices.length > 0 ? 'choice' : told;
    const id = idFor(slug(label) || kind);
    const shown = capitalise(asToThem(label));
    return {
      id,
      label: shown,
      kind,
      isRequired: isRequired ?? isNeeded(kind),
      ...(choices.length > 0 && { options: choices }),
    };
  });
}

const kinds: Readonly<Record<string, FieldKind>> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  date: 'date',
  people: 'number',
  choice: 'choice',
  message: 'message',
};
const mostChoices = 12;

/** What a visitor can choose from: what the brief offers. */
const offered = ({ brief }: Writing): string[] => {
  const names = shownItems(brief).map(({ name }) => name);
  const all = names.length > 0 ? names : brief.events.map(({ title }) => title);
  return [...new Set(all)].slice(0, mostChoices);
};

const severalOf = (writing: Writing): string[] => {
  const names = offered(writing);
  return names.length > 1 ? names : [];
};

const defaultFields: readonly string[] = ['name', 'email', 'message'];
const bookingFields: readonly string[] = ['name', 'email', 'date', 'message'];

/** Who joins or signs up chooses no day. */
const isForBooking = ({ type, title }: Draft): boolean =>
  type === 'booking' &&
  (title === undefined || topicsOfTitle(` ${title.toLowerCase()} `).some(({ section }) => section === type));

const kindOf = (draft: Draft, { brief }: Writing) =>
  formKindOf(functionsOf(draft, 'form'), draft.title, brief);

/** What such a form is about beside who fills it in: days of a stay, the hour of an appointment. */
function fieldsOfKind(draft: Draft, writing: Writing): FieldPlan[] {
  const { locale } = writing;
  const labels = inLanguage(kindOf(draft, writing)?.fields, locale.id) ?? [];
  return askedFields(labels, { ...writing, own: locale });
}

/** The fields of the site type's form; a choice only where there is something to choose. */
function usualFields(draft: Draft, writing: Writing): FieldPlan[] {
  const { fields, isSure } = writing;
  const usual = isSure && fields.length > 0 ? fields : isForBooking(draft) ? bookingFields : defaultFields;
  const ofKind = fieldsOfKind(draft, writing);
  const dated = usual.includes('people') ? ofKind.filter((field) => field.kind !== 'number') : ofKind;
  const undated = usual.filter((id) => id !== 'date');
  // What is no booking has a day only where the trade asks for one.
  const needsDay = usual.includes('date') || (isForBooking(draft) && kindOf(draft, writing) === undefined);
  const ids = dated.length > 0 || !needsDay ? undated : [...undated, 'date'];
  const made = fieldsOf(ids, writing);
  const at = made.findLastIndex(saysWho) + 1;
  return [...made.slice(0, at), ...dated, ...made.slice(at)];
}

function fieldsOf(ids: readonly string[], writing: Writing): FieldPlan[] {
  const { messages } = writing;
  const choices = offered(writing);
  return ids.flatMap((id): FieldPlan[] => {
    const kind = kinds[id];
    const text = Object.entries(messages.form.fields).find(([key]) => key === id)?.[1];
    if (!kind || !text || (kind === 'choice' && choices.length < 2)) return [];
    const label = writing.say(text.label);
    return [
      { id, label, kind, isRequired: kind !== 'message', ...(kind === 'choice' && { options: choices }) },
    ];
  });
}

/** Nobody can answer who does not know where the answer is to go: the first way to it must be filled in. */
function answerable(asked: readonly FieldPlan[]): FieldPlan[] {
  const isReach = ({ kind }: FieldPlan) => kind === 'email' || kind === 'phone';
  const first = asked.find(isReach);
  return asked.map((field) => (field === first ? { ...field, isRequired: true } : field));
}

const saysWho = ({ kind }: FieldPlan): boolean => kind === 'name' || kind === 'email' || kind === 'phone';

/** Whether they come, where guests are to say so. */
function attendance(draft: Draft, { brief, locale }: Writing): FieldPlan[] {
  // A field of the prompt's own may ask it.
  if (optionsOf(draft, 'form').some(asksForGuests)) return [];
  const isAsked = fromOf(draft, 'form').some((index) => asksForGuests(brief.statements[index]?.text ?? ''));
  const [label, ...options] = tools().fields.attendance[locale.id] ?? [];
  return isAsked && label ? [{ id: 'attendance', label, kind: 'choice', isRequired: true, options }] : [];
}

/**
 * The fields that were asked for and no others, in the person's words; else those that such a form has. Whoever only says what they want
 * cannot be answered: where neither a name nor a way to them is asked for, both are.
 */
export function fieldsFor(draft: Draft, writing: Writing): FieldPlan[] {
  const asked = askedFields(optionsOf(draft, 'form'), writing);
  if (asked.some(saysWho)) return answerable(asked);
  if (asked.length > 0)
    return [...fieldsOf(['name', 'email'], writing), ...attendance(draft, writing), ...asked];
  const usual = usualFields(draft, writing);
  const at = usual.findLastIndex(saysWho) + 1;
  return [...usual.slice(0, at), ...attendance(draft, writing), ...usual.slice(at)];
}
