import { loadLocale, localeIds, tools } from '@sitewright/composer-content';
import type { BriefSectionType } from '@sitewright/contracts';
import { startsWord } from '../../../page-topics.ts';
import type { Classified } from '../../classify/classified.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { wordsOf } from './phrase.ts';
import { functionOf, sectionTypeOf } from './section-type.ts';
import type { SectionWords } from './section-words.ts';

/** What tells who fills in a form, and where the answer goes. */
const reaching = ['name', 'email', 'phone'] as const;
type Reaching = (typeof reaching)[number];

let known: Readonly<Record<Reaching, readonly string[]>> | undefined;

/** The words of all languages for such fields: labels are often in another one than the prompt. */
function reachingWords(): Readonly<Record<Reaching, readonly string[]>> {
  const { elsewhere } = tools().fields;
  const of = (kind: Reaching) => [
    ...localeIds.flatMap((id) => loadLocale(id).words.fields[kind]),
    ...elsewhere[kind],
  ];
  known ??= { name: of('name'), email: of('email'), phone: of('phone') };
  return known;
}

const longestLabel = 8;
/** A value is no label. */
const valued = /@|\p{N}{4}|\p{Sc}/u;

function reachingKind(text: string): Reaching | undefined {
  const line = ` ${wordsOf(text).line} `;
  return reaching.find((kind) => reachingWords()[kind].some((word) => startsWord(line, word)));
}

const isLabel = ({ kind, text }: Classified): boolean =>
  kind !== 'row' && kind !== 'markup' && countWords(text) <= longestLabel && !valued.test(text);

/** Where a name and an address are what is shown there. */
const showing: ReadonlySet<BriefSectionType> = new Set(['footer', 'hero', 'place']);

/** A form whose fields are listed under its head or behind its key. */
export interface FieldList {
  head: string;
  members: readonly number[];
}

const fewest = 2;

function isFieldList(list: FieldList, statements: readonly Classified[], words: SectionWords): boolean {
  const members = list.members.flatMap((index) => statements[index] ?? []);
  if (members.length < fewest || !members.every(isLabel)) return false;
  const isForm = functionOf(list.head, words) === 'form';
  if (!isForm && showing.has(sectionTypeOf(list.head, words) ?? 'custom')) return false;
  return new Set(members.flatMap(({ text }) => reachingKind(text) ?? [])).size >= fewest;
}

const found = new WeakMap<readonly Classified[], readonly FieldList[]>();

/**
 * The lists of a prompt that are the fields of a form, whatever they are headed by: they ask for a name and how to reach it, as
 * "Volunteers: name, email, days free" does.
 */
export function fieldLists(statements: readonly Classified[], words: SectionWords): readonly FieldList[] {
  const made =
    found.get(statements) ?? readLists(statements).filter((list) => isFieldList(list, statements, words));
  found.set(statements, made);
  return made;
}

function readLists(statements: readonly Classified[]): FieldList[] {
  const lists: { head: string; under: number | undefined; members: number[] }[] = [];
  statements.forEach(({ under, key, kind }, index) => {
    const head = under === undefined ? key : statements[under]?.text;
    if (head === undefined || kind === 'aside' || kind === 'markup') return;
    const last = lists.at(-1);
    if (last?.head === head && last.under === under) last.members.push(index);
    else lists.push({ head, under, members: [index] });
  });
  return lists;
}

/** The list of fields that a statement is a member of. */
export const fieldListOf = (
  statements: readonly Classified[],
  index: number,
  words: SectionWords,
): FieldList | undefined => fieldLists(statements, words).find(({ members }) => members.includes(index));
