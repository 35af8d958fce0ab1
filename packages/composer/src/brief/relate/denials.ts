import type { Classified } from '../classify/classified.ts';
import { correctionLead, discourseWords } from './discourse-words.ts';
import { hourRangesIn } from './hour-range.ts';

/** How far from a denial that which it denies, and what holds instead, may stand. */
const near = 3;
const fewestLetters = 4;

/** What a statement denies behind a lead, and what else it says: "no wait, not every day, we're shut on Mondays now". */
interface Denial {
  denied: string;
  rest: string;
}

const firstClause = /^([^,;:–—]{1,60})(?:[,;:–—]\s*|\s[–—-]\s|$)/u;

function denialIn({ kind, text }: Classified): Denial | undefined {
  const lead = kind === 'markup' ? 0 : correctionLead(text);
  if (lead === 0) return undefined;
  const said = text.slice(lead).trimStart();
  const [word = ''] = [...said.slice(0, 40).matchAll(discourseWords().instead)]
    .filter(({ index }) => index === 0)
    .map(([found]) => found);
  if (word === '') return undefined;
  const [whole = '', clause = ''] = firstClause.exec(said.slice(word.length)) ?? [];
  const denied = clause.trim().toLowerCase();
  return denied.length >= fewestLetters
    ? { denied, rest: said.slice(word.length + whole.length).trim() }
    : undefined;
}

/** Where what is denied was said: right before it. */
function saidAt(statements: readonly Classified[], at: number, denied: string): number | undefined {
  for (let index = at - 1; index >= Math.max(0, at - near); index -= 1) {
    const { kind, text = '' } = statements[index] ?? {};
    if (kind !== 'markup' && text.toLowerCase().includes(denied)) return index;
  }
  return undefined;
}

const tellsHours = ({ text }: Classified): boolean => hourRangesIn(text).length > 0;

/** A statement without what is denied of it. */
function without(target: Classified, denied: string): Classified {
  const at = target.text.toLowerCase().indexOf(denied);
  const text = `${target.text.slice(0, at).trimEnd()}${target.text.slice(at + denied.length)}`.trim();
  return { ...target, text };
}

/**
 * Carries out what is denied by its own words: "open 7 till 3 every day. No wait, not every day". Where other hours follow, the old
 * ones go as a whole; else only the words that were denied.
 */
export function withDenials(statements: readonly Classified[]): Classified[] {
  const result = [...statements];
  statements.forEach((statement, at) => {
    const denial = denialIn(statement);
    const index = denial && saidAt(statements, at, denial.denied);
    const target = index === undefined ? undefined : result[index];
    if (!denial || index === undefined || !target) return;
    const isToldAnew = tellsHours(target) && statements.slice(at, at + near + 1).some(tellsHours);
    result[index] = isToldAnew
      ? { ...target, class: 'context', also: [], withdrawnBy: at }
      : without(target, denial.denied);
    result[at] =
      denial.rest === ''
        ? { ...statement, class: 'context', also: [], corrects: index }
        : { ...statement, text: denial.rest };
  });
  return result;
}
