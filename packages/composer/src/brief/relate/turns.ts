import type { Classified } from '../classify/classified.ts';
import { countWords, tokensOf } from '../read/entries/scan/tokens.ts';
import { openingLength } from '../read/guard/maker-talk.ts';
import { isPrintable } from '../read/outline/heads.ts';
import { discourseWords } from './discourse-words.ts';
import { sharedBy, subjectsOf } from './values.ts';

const isTurn = ({ text }: Classified): boolean =>
  discourseWords().turns.has(text.toLowerCase().replace(/(?<![\s.,!–—-])[\s.,!–—-]+$/u, ''));

const isSameRow = (one: Classified | undefined, other: Classified): boolean =>
  one !== undefined && one.kind !== 'markup' && one.under === other.under && one.key === other.key;

/** Where the row of a statement begins. */
function rowStart(statements: readonly Classified[], at: number): number {
  let start = at;
  for (let statement = statements[start]; statement?.joined === true; statement = statements[start]) {
    if (!isSameRow(statements[start - 1], statement)) break;
    start -= 1;
  }
  return start;
}

const fewestWords = 2;

/** "I was thinking of green, but we want yellow": what was only thought of does not hold. */
function decided({ text }: Classified): string {
  const opening = openingLength(text);
  const { tentative, contrasts } = discourseWords();
  if (tentative.leading(text.slice(opening)) === 0) return text;
  const contrast = tokensOf(text).find(({ text: word }) => contrasts.has(word.toLowerCase()));
  const rest = contrast ? text.slice(contrast.end).trimStart() : '';
  return countWords(rest) >= fewestWords ? rest : text;
}

/** What was decided in a talk about the site may be how that is to look: "my wife prefers dark red". */
function asDecided(statement: Classified): Classified {
  const text = decided(statement);
  if (text === statement.text || isPrintable(statement)) return { ...statement, text };
  return { ...statement, text, also: [...new Set([...statement.also, 'design_wish' as const])] };
}

const parting = /,\s|\s(?:and|und|y|et|e|en|i)\s/iu;

/** "Off-white background and blue ink. No, better a black background": of the look before, the part that is named again. */
function reconsider(result: Classified[], at: number, next: Classified): void {
  const before = result[at - 1];
  if (before?.class !== 'design_wish' || next.class !== 'design_wish') return;
  const about = subjectsOf(next.text);
  const parts = before.text.split(parting);
  const kept = parts.filter((part) => sharedBy(about, subjectsOf(part)) === 0);
  const isPart = kept.length > 0 && kept.length < parts.length;
  result[at - 1] = isPart
    ? { ...before, text: kept.join(', ') }
    : { ...before, class: 'context', also: [], withdrawnBy: at + 1 };
  const turn = result[at];
  if (turn) result[at] = { ...turn, class: 'context', also: [] };
}

/** In a row that turns, what was said before does not hold: "Colours: sage and white, no, petrol and white". */
export function withTurns(statements: readonly Classified[]): Classified[] {
  const result = statements.map((statement) =>
    statement.kind === 'markup' || statement.cells ? statement : asDecided(statement),
  );
  statements.forEach((statement, at) => {
    const next = statements[at + 1];
    if (!isTurn(statement) || !next?.joined || !isSameRow(next, statement)) return;
    if (statement.joined !== true) {
      reconsider(result, at, next);
      return;
    }
    for (let index = rowStart(statements, at); index < at; index += 1) {
      const target = result[index];
      if (target) result[index] = { ...target, class: 'context', also: [], withdrawnBy: at + 1 };
    }
    result[at] = { ...statement, class: 'context', also: [] };
  });
  return result;
}
