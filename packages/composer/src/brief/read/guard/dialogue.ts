import { makerTalk } from '@sitewright/composer-content';
import { type PhraseFinder, phraseFinder } from '../../../phrases.ts';
import { countWords } from '../entries/scan/tokens.ts';

type Signal = 'answers' | 'picks' | 'judges' | 'agreed' | 'hopes' | 'replies';

/** So much says that a clause is a turn in a talk with the maker; what leans on an earlier talk is one by itself. */
const enough = 5;
const weights: Readonly<Record<Signal, number>> = {
  answers: 3,
  picks: 3,
  judges: 2,
  agreed: 5,
  hopes: 3,
  replies: 3,
};
/** Who picks one of several that were shown says no more than that. */
const longestTurn = 9;
const value = /\p{N}{2}|\p{N}[.,:]\p{N}|@|\p{Sc}/u;

const signals = Object.keys(weights) as Signal[];
const leading: ReadonlySet<Signal> = new Set(['answers', 'agreed']);
const short: ReadonlySet<Signal> = new Set(['answers', 'picks', 'judges']);

let made: ReadonlyMap<Signal, PhraseFinder> | undefined;

/** Words of all languages: a turn is told by what it says, not by the language of its prompt. */
function finders(): ReadonlyMap<Signal, PhraseFinder> {
  made ??= new Map(
    signals.map((signal) => [signal, phraseFinder(Object.values(makerTalk()[signal]).flat())]),
  );
  return made;
}

function weightOf(signal: Signal, text: string, isShort: boolean): number {
  const finder = finders().get(signal);
  if (!finder || (short.has(signal) && !isShort)) return 0;
  if (!leading.has(signal)) return finder.has(text) ? weights[signal] : 0;
  const length = finder.leading(text);
  // "No auditions", "Não se paga a primeira conversa" answer nothing.
  const isSaid = length > 0 && (signal !== 'answers' || /^\s?[,.!;–—]/u.test(text.slice(length)));
  return isSaid ? weights[signal] : 0;
}

/**
 * Whether a text is a turn in a talk with the maker, or what a letter says beside its matter: "yes, the second one sounds nicer", "we
 * look forward to your proposal". What gives a value is for visitors.
 */
export function isTurnOfTalk(text: string): boolean {
  if (value.test(text)) return false;
  const isShort = countWords(text) <= longestTurn;
  return signals.reduce((sum, signal) => sum + weightOf(signal, text, isShort), 0) >= enough;
}
