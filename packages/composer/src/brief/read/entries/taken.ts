import type { Brief } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { contactSentence } from '../../frames/contacts.ts';
import { saysOnlyHours } from '../../frames/hours.ts';
import type { FrameWords } from '../../frames/words.ts';
import { isRoleKey } from '../facts/person-evidence.ts';
import { talk } from '../facts/words.ts';
import { isDescribingKey } from '../identity/description/describing-key.ts';
import { countWords } from './scan/tokens.ts';

/** Words that a statement may have beside a telephone number or hours without saying anything more. */
const mostWords = 3;
/** A value that is asked for has the words of the wish beside it: "Put my e-mail in the footer". */
const asking =
  /^(?:please\s)?(?:put|add|show|place|include|display|use|setze?|zeige?|mets|mettez|ajoutez?|pon|añad[ae]|incluye|metti|aggiungi|coloque)\s/iu;
/** Words that a wish may have beside its value, or what is for the maker alone: "he never looks". A longer one is for visitors. */
const mostAside = 10;

/**
 * The statements whose content is the name or what it is, or stands among contacts and hours already. What says more than these
 * beside them is not taken: it is read as a detail, so that nothing of it is lost.
 */
export function takenStatements(
  statements: readonly Classified[],
  { contacts, hours, name, description }: Pick<Brief, 'contacts' | 'hours' | 'name' | 'description'>,
  words: FrameWords,
): Set<number> {
  const values = new Map<number, string[]>();
  const keep = (from: readonly number[], texts: readonly (string | undefined)[]) => {
    for (const index of from)
      values.set(index, [...(values.get(index) ?? []), ...texts.flatMap((text) => (text ? [text] : []))]);
  };
  for (const { from, value, label } of contacts) keep(from, [value, label, ...(label?.split(', ') ?? [])]);
  for (const { from, days, times, of } of hours) keep(from, [days, times, of]);
  const isTaken = ([index, texts]: [number, string[]]) => {
    const text = statements[index]?.text ?? '';
    const said = contactSentence(text, texts, words);
    const isNoted = said !== undefined && (said.note === undefined || texts.includes(said.note.text));
    const isSaid = isNoted || saysOnlyHours(text, texts);
    const isAside = asking.test(text) || talk.has(text);
    return isSaid || saysNoMore(text, texts, isAside ? mostAside : mostWords);
  };
  const known = new Set([...contacts.map(({ value }) => value), name?.value]);
  const repeated = [...statements.keys()].filter((index) => {
    const { text = '', class: name, key = '' } = statements[index] ?? {};
    // "Teacher: Anna Rowe" says of whom the site is what they do.
    return known.has(text.trim()) && !(name === 'person' && isRoleKey(key));
  });
  const described = description && isAllOf(description, statements) ? description.from : [];
  return new Set([...repeated, ...described, ...[...values].filter(isTaken).map(([index]) => index)]);
}

/** Whether what the whole is said to be is all that its statements say: several parts, or what stands behind "What". */
function isAllOf(
  { value, from }: NonNullable<Brief['description']>,
  statements: readonly Classified[],
): boolean {
  const { key = '', text = '' } = statements[from[0] ?? -1] ?? {};
  return from.length > 1 || (isDescribingKey(key) && value.toLowerCase() === text.toLowerCase());
}

/** A name beside a number says whose it is. */
const fullName = /(?<![\p{L}])\p{Lu}[\p{L}\p{M}'’-]{1,30}\s\p{Lu}[\p{L}\p{M}'’-]+/u;

function saysNoMore(text: string, values: readonly string[], most: number): boolean {
  const longestFirst = [...new Set(values)].toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, value) => left.replaceAll(value, ' '), text);
  if (/\p{N}/u.test(rest)) return false;
  return !fullName.test(rest) && countWords(rest) <= most;
}
