import { isNounOfSite } from '../read/identity/description/heads.ts';
import { isKnownPlace } from '../read/identity/description/proper-case.ts';
import { capital, isCasual } from '../read/identity/name/casing.ts';
import { isCommon } from '../read/identity/name/common-words.ts';
import { createReading, type Reading } from '../read/identity/reading.ts';
import type { Edit } from '../relate/edit.ts';
import { type FoundForm, openingOf } from './site-form.ts';

const wordsOfName = 2;
const mostBefore = 2;
/** Who is known by a title has it in capitals. */
const titles: ReadonlySet<string> = new Set(['dj', 'mc']);

const asName = (text: string): string =>
  text
    .split(' ')
    .map((word) => (titles.has(word) ? word.toUpperCase() : capital(word)))
    .join(' ');

const isUnknown = (word: string, reading: Reading): boolean =>
  !isCommon(word, reading) && !isNounOfSite(word, reading);

/** How many of the words behind a form are no name: the trade before one, or none before a sign. Undefined where there is no name. */
function wordsBeforeName(words: readonly string[], goesOn: boolean, reading: Reading): number | undefined {
  const before = words.length - wordsOfName;
  const name = words.slice(before);
  if (before < 0 || before > mostBefore || isKnownPlace(name.join(' '), reading)) return undefined;
  if (before > 0) return isNounOfSite(words[before - 1] ?? '', reading) ? before : undefined;
  return goesOn && name.every((word) => isUnknown(word, reading)) ? 0 : undefined;
}

/** "portfolio for illustrator jonas weber", "link in bio for dj mokka": the name of whose it is, where nobody writes capitals. */
export function smallNames(prompt: string, forms: readonly FoundForm[], language: string): Edit[] {
  const [form] = forms;
  if (!form?.lead || !isCasual(prompt)) return [];
  const rest = openingOf(prompt).slice(form.lead + 1);
  const sign = rest.search(/[,:;(–]/u);
  const text = (sign < 0 ? rest : rest.slice(0, sign)).trimEnd();
  const words = text.split(' ');
  if (!/^[\p{L}\p{M}’' -]+$/u.test(text)) return [];
  const reading = createReading(prompt, [], language);
  const { articles, owners } = reading.grammar;
  if (articles.has(words[0] ?? '') || owners.has(words[0] ?? '')) return [];
  const before = form.id === 'links' && words.length <= 2 ? 0 : wordsBeforeName(words, sign >= 0, reading);
  if (before === undefined) return [];
  const start = form.lead + 1 + words.slice(0, before).join(' ').length + (before > 0 ? 1 : 0);
  const end = form.lead + 1 + text.length;
  return [{ start, end, text: asName(prompt.slice(start, end)) }];
}
