import { toolPages, toolTextsOf } from '@sitewright/composer-content';
import { hasOneOf, placesOfWord, unspaced } from '../../whole-words.ts';
import type { ToolPlan } from '../site-plan.ts';
import { capitalise } from '../words.ts';
import { isAsked } from './aspects.ts';
import { isShort, partsOf } from './told.ts';

type Log = Extract<ToolPlan, { tool: 'log' }>;
type Field = Log['fields'][number];

const mostFields = 8;
const fewestFields = 2;
const longestLabel = 5;

/** A sentence without what leads to its list: behind a colon, else behind the last word such as "with" in front of the first comma. */
function behindLead(sentence: string): string {
  const colon = /[:：–—]\s/u.exec(`${sentence} `);
  const list = colon ? sentence.slice(colon.index + 1) : sentence;
  const first = list.split(/[,、，・(（]/u)[0]?.toLowerCase() ?? '';
  const leads = toolPages().leads.flatMap((lead) => placesOfWord(first, lead).map(({ end }) => end));
  return list.slice(Math.max(0, ...leads));
}

const leading =
  /^(?:(?:the|a|an|my|our|der|die|das|den|dem|ein|eine|le|la|les|l['’]|un|une|el|los|las|una|il|lo|gli|i|de|het|een|o|os|a|as|um|uma|and|und|et|y|e|en|com|whether|ob|se|si|czy)\s+)+/iu;
/** What the end of a sentence puts behind a name where no words are parted. */
const trailing = /[をがは][\s\S]*$/u;

const kindOf = (label: string, choices: readonly string[]): Field['kind'] => {
  const { date, number, time, check } = toolPages().fields;
  if (hasOneOf(label, check)) return 'check';
  if (choices.length > 1) return 'choice';
  if (hasOneOf(label, date)) return 'date';
  if (hasOneOf(label, number)) return 'number';
  return hasOneOf(label, time) ? 'time' : 'text';
};

const checkWords =
  /(?<!\s)\s{0,3}[([]?(?:yes\s?\/\s?no|ja\s?\/\s?nein|oui\s?\/\s?non|s[íìi]\s?\/\s?no|ja\s?\/\s?nee)[)\]]?/iu;

/** "Kategorie (Essen, Miete)": a name with its choices; "km" in brackets is a unit, which stays in the name. */
function fieldOf(part: string): Omit<Field, 'id'> | undefined {
  const bracket = /[(（]([^()（）]{1,200})[)）]?$/u.exec(part);
  const choices = bracket?.[1] ? partsOf(bracket[1]) : [];
  const isChoice = choices.length > 1;
  const said = part.toLowerCase();
  const label = (isChoice ? part.slice(0, bracket?.index) : part)
    .replace(checkWords, '')
    .replace(leading, '')
    .replace(unspaced.test(part) ? trailing : /$/u, '')
    .trim();
  if (!label || !isShort(label, longestLabel)) return undefined;
  return {
    label: capitalise(label),
    kind: kindOf(said, isChoice ? choices : []),
    ...(isChoice && { options: choices.map(capitalise) }),
  };
}

/** Parts of a sentence's list up to the first that says what is to be done with the entries. */
function fieldsOf(sentence: string): Omit<Field, 'id'>[] {
  const parts = partsOf(behindLead(sentence));
  const end = parts.findIndex((part) => hasOneOf(part.split(/[(（]/u, 1)[0] ?? '', toolPages().notFields));
  const last = parts[end]?.split(/\s(?:und|and|et|y|e|en|i)\s/u)[0];
  const kept = end < 0 ? parts : [...parts.slice(0, end), ...(last && last !== parts[end] ? [last] : [])];
  const fields = kept.map(fieldOf);
  return fields.every((field) => field !== undefined) ? fields : [];
}

const isTold = ({ kind }: Omit<Field, 'id'>): boolean => kind !== 'text';

/** The fields that the prompt lists for an entry: of its sentences the one with most of them. */
function toldFields(told: readonly string[]): Omit<Field, 'id'>[] {
  const rows = told
    .map(fieldsOf)
    .filter((fields) => fields.length >= fewestFields && fields.some(isTold))
    .toSorted((one, other) => other.length - one.length);
  return rows[0]?.slice(0, mostFields) ?? [];
}

/** The thing that is noted: "which houseplants I watered". */
export function thingIn(told: readonly string[]): string | undefined {
  const text = told.join(' ');
  const words = toolPages().things.join('|');
  const found = new RegExp(
    `(?<!\\p{L})(?:${words})\\s(?:(?:of\\s)?(?:my|our|the|meine[rn]?|mes|mis|mie|miei|mijn|meus|minhas)\\s)?(\\p{L}{3,30})`,
    'iu',
  ).exec(text);
  return found?.[1];
}

/** What is noted in a list whose fields are not told: what it is, and when. */
function usualFields(told: readonly string[], locale: string): Omit<Field, 'id'>[] {
  const { log } = toolTextsOf(locale);
  const thing = thingIn(told);
  const label = thing ? capitalise(locale === 'en' ? thing.replace(/(?<=[^s])s$/u, '') : thing) : log.what;
  return [
    { label, kind: 'text' },
    { label: log.date, kind: 'date' },
  ];
}

/** A list of entries: with the fields that are told, else with what it is and when. */
export function logFor(told: readonly string[], locale: string): Log {
  const own = toldFields(told);
  const fields = (own.length > 0 ? own : usualFields(told, locale)).map(
    (field, index): Field => ({ ...field, id: `f${index + 1}` }),
  );
  const hasNumber = fields.some(({ kind }) => kind === 'number');
  const hasDate = fields.some(({ kind }) => kind === 'date');
  const isSummed = ['sum', 'month', 'daytotal'].some((id) => isAsked(told, id as 'sum'));
  return {
    tool: 'log',
    fields,
    ...(hasNumber && isSummed && { isSummed: true }),
    ...(hasNumber && hasDate && isAsked(told, 'month') && { byMonth: true }),
    ...(isAsked(told, 'csv') && { isExported: true }),
  };
}
