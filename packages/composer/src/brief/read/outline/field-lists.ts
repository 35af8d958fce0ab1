import { loadLocale, localeIds, tools } from '@sitewright/composer-content';
import type { BriefSectionType, StatementClass } from '@sitewright/contracts';
import { asksForGuests } from '../../../guests.ts';
import { startsWord } from '../../../page-topics.ts';
import { remembered } from '../../../remembered.ts';
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

const reachingKind = remembered((text): Reaching | undefined => {
  const line = ` ${wordsOf(text).line} `;
  const words = reachingWords();
  return reaching.find((kind) => words[kind].some((word) => startsWord(line, word)));
});

const isLabel = ({ kind, text }: Classified): boolean =>
  kind !== 'row' && kind !== 'markup' && countWords(text) <= longestLabel && !valued.test(text);

/** Where a name and an address are what is shown there. */
const showing: ReadonlySet<BriefSectionType> = new Set(['footer', 'hero', 'place']);

/** A form whose fields are listed under its head or behind its key. */
export interface FieldList {
  head: string;
  members: readonly number[];
  /** The statement that they stand under, where their head is one. */
  under?: number | undefined;
}

const fewest = 2;

function isFieldList(list: FieldList, statements: readonly Classified[], words: SectionWords): boolean {
  const members = list.members.flatMap((index) => statements[index] ?? []);
  if (members.length < fewest) return false;
  // "Booking: form with name, …" names its fields in a row.
  if (members.some(({ text }) => functionOf(text, words) === 'form')) return false;
  const isForm = functionOf(list.head, words) === 'form';
  if (!isForm && showing.has(sectionTypeOf(list.head, words) ?? 'custom')) return false;
  const kinds = members.map(({ text }) => reachingKind(text));
  // "Please reply: name, dietary needs": nothing that is told begins with "name".
  const isTold = !asksForGuests(list.head) && !members.every(({ class: name }) => asking.has(name));
  const isAsked = kinds[0] === 'name' && !isTold;
  return isAsked || askForReach(members.map(({ text }) => text));
}

const asking: ReadonlySet<StatementClass> = new Set([
  'function_wish',
  'not_understood',
  'page_or_section_wish',
]);

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

interface ReadList extends FieldList {
  members: number[];
  /** Whether a value stood behind the fields: it is said of something else, such as the address that they go to. */
  isOver: boolean;
}

/** What is listed in the brackets of a wish for a function is that function's own. */
function headOf({ under, key, kind }: Classified, statements: readonly Classified[]): string | undefined {
  const head = under === undefined ? undefined : statements[under];
  if (kind === 'markup' || (kind === 'aside' && head?.class === 'function_wish')) return undefined;
  return head ? head.text : key;
}

function readLists(statements: readonly Classified[]): ReadList[] {
  const lists: ReadList[] = [];
  for (const [index, statement] of statements.entries()) {
    const head = headOf(statement, statements);
    const { under } = statement;
    if (head === undefined) continue;
    const last = lists.at(-1);
    const isSame = last?.head === head && last.under === under;
    const list = isSame ? last : { head, under, members: [], isOver: false };
    if (!isSame) lists.push(list);
    list.isOver ||= !isLabel(statement);
    if (!list.isOver) list.members.push(index);
  }
  return lists;
}

/** Whether labels ask who fills them in and how to reach them. */
export const askForReach = (labels: readonly string[]): boolean =>
  new Set(labels.map(reachingKind).filter((kind) => kind !== undefined)).size >= fewest;

/** Whether a form asks for more than where news are sent: it is a form of its own, whatever list one signs up to. */
export const asksForMore = ({ asked, text }: Pick<Classified, 'asked' | 'text'>): boolean =>
  asked?.as === 'form' &&
  text
    .slice(text.indexOf(':') + 1)
    .split(',')
    .some((field) => !['name', 'email'].includes(reachingKind(field.trim()) ?? ''));

let asked: readonly string[] | undefined;

/** Whether a label asks for what is filled in: a name, a number, a day, whether something is so. */
export const isFieldLike = remembered((label): boolean => {
  const { asking: questions, elsewhere } = tools().fields;
  asked ??= [
    ...localeIds.flatMap((id) => {
      const { message: _, checkbox: __, ...kinds } = loadLocale(id).words.fields;
      return Object.values(kinds).flat();
    }),
    ...Object.values(elsewhere).flat(),
    ...questions,
  ];
  const line = ` ${wordsOf(label).line} `;
  return asked.some((word) => startsWord(line, word));
});

/** The list of fields that a statement is a member of. */
export const fieldListOf = (
  statements: readonly Classified[],
  index: number,
  words: SectionWords,
): FieldList | undefined => fieldLists(statements, words).find(({ members }) => members.includes(index));
