import type { Contact } from '@sitewright/contracts';
import type { Classified } from '../../../classify/classified.ts';
import { countWords } from '../../entries/scan/tokens.ts';
import { findDates } from '../../entries/scan/when.ts';
import { talk } from '../../facts/words.ts';
import { isPrintable } from '../../outline/heads.ts';

const longestTail = 8;
const edges = /^[\s,;:()–—-]{1,8}|[\s,;().–—-]{1,8}$/gu;

/** Ways to write to somebody change what a number does, and other values stand for themselves. */
const otherWay = /whatsapp|telegram|signal|@|\d{3}|\p{Sc}/iu;

/** "he never looks" is told to the maker, "not after 8pm" to visitors. */
const isForVisitors = (text: string): boolean =>
  !talk.has(text) || /\p{N}/u.test(text) || findDates(text).length > 0;

/** Words behind a number that say when or how to use it: short, and told to visitors. */
const isTail = (text: string): boolean =>
  /\p{L}/u.test(text) && countWords(text) <= longestTail && !otherWay.test(text) && isForVisitors(text);

const bracketed = /^\s{0,3}\(([^()]{2,80})\)[\s.]{0,3}$/u;

/** "(leave a message)"; behind a label all that stands behind the value: "01743 555 301 evenings only". */
function tailIn({ text, key }: Classified, value: string): string | undefined {
  const at = text.indexOf(value);
  const rest = at < 0 ? '' : text.slice(at + value.length);
  return bracketed.exec(rest)?.[1] ?? (key === undefined ? undefined : rest.replaceAll(edges, ''));
}

interface Tail {
  text: string;
  /** The statement that says it. */
  index: number;
}

/** What is said behind a value: in its statement, or in the next one under the same label: "Phone: 01993 555 020, ring evenings only". */
function tailOf({ value, from: [index = -1] }: Contact, statements: readonly Classified[]): Tail | undefined {
  const [own, next] = [statements[index], statements[index + 1]];
  if (own === undefined) return undefined;
  const said = tailIn(own, value);
  if (said !== undefined && said !== '') return isTail(said) ? { text: said, index } : undefined;
  const isBehind =
    next?.joined === true && next.key !== undefined && next.key === own.key && isPrintable(next);
  const isLast = statements[index + 2]?.key !== own.key;
  return isBehind && isLast && isTail(next.text) ? { text: next.text, index: index + 1 } : undefined;
}

const reaches: ReadonlySet<Contact['kind']> = new Set(['phone', 'email']);

/** Contacts with what is said behind them, where that is not told already. */
export function withTails(contacts: readonly Contact[], statements: readonly Classified[]): Contact[] {
  const counts = new Map<number, number>();
  for (const { from } of contacts) for (const index of from) counts.set(index, (counts.get(index) ?? 0) + 1);
  return contacts.map((contact) => {
    const isAlone = contact.from.every((index) => counts.get(index) === 1);
    const tail = reaches.has(contact.kind) && isAlone ? tailOf(contact, statements) : undefined;
    if (tail === undefined || contact.label?.includes(tail.text)) return contact;
    const isOfOther = tail.index !== contact.from[0] && counts.has(tail.index);
    if (isOfOther) return contact;
    const label = [contact.label, tail.text].filter(Boolean).join(', ');
    return { ...contact, label, from: [...new Set([...contact.from, tail.index])] };
  });
}
