import type { LanguageCopy } from '@sitewright/composer-content';

const startsSmall = /^(?:\p{Ll}|\p{Lo})/u;
const isSpaced = /^[\p{Script=Latin}\p{Script=Arabic}\s]+$/u;

/** The conjunction that an entry begins with. One with a capital opens a sentence on purpose. */
function openingConjunction(text: string, copies: readonly LanguageCopy[]): string | undefined {
  if (!startsSmall.test(text)) return undefined;
  return copies
    .flatMap(({ conjunctions }) => conjunctions)
    .filter((word) => text.startsWith(isSpaced.test(word) ? `${word} ` : word))
    .toSorted((one, other) => other.length - one.length)[0];
}

/** "and then also": people begin with no more of them than that. */
const mostOpening = 4;

/** What is left of a text without the conjunctions it begins with. */
export function withoutConjunction(text: string, copies: readonly LanguageCopy[]): string {
  let left = text;
  for (let count = 0; count < mostOpening; count += 1) {
    const word = openingConjunction(left, copies);
    const rest = word && left.slice(word.length).replace(/^[\s,、]+/u, '');
    if (!rest) break;
    left = rest;
  }
  return left;
}

interface Entry {
  text: string;
  key?: string | undefined;
  section?: number | undefined;
  from: readonly number[];
}

const closed = /[.!?。！？؟:：]$/u;
const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;
const nearest = 2;

/** Whether an entry goes on from another: it stands right behind it, in the same place. */
function goesOnFrom(before: Entry, { key, section, from }: Entry): boolean {
  const isSamePlace = before.section === section && (key === undefined || before.key === key);
  const distance = (from[0] ?? 0) - (before.from.at(-1) ?? 0);
  return isSamePlace && distance > 0 && distance <= nearest && !closed.test(before.text);
}

/** Entries that begin with a conjunction are one with the entry before them: "€1,200, or three payments of €420". */
export function joined<Item extends Entry & { from: number[] }>(
  entries: readonly Item[],
  copies: readonly LanguageCopy[],
): Item[] {
  const whole: Item[] = [];
  for (const entry of entries) {
    const before = whole.at(-1);
    const isJoined = openingConjunction(entry.text, copies) !== undefined;
    if (!isJoined || !before || !goesOnFrom(before, entry)) {
      whole.push({ ...entry, text: withoutConjunction(entry.text, copies) });
      continue;
    }
    const comma = isUnspaced.test(before.text) ? '、' : ', ';
    whole[whole.length - 1] = {
      ...before,
      text: `${before.text}${comma}${entry.text}`,
      from: [...before.from, ...entry.from],
    };
  }
  return whole;
}
