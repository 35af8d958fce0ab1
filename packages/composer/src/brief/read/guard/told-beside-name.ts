import type { Brief } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import {
  conjunctions,
  determiners,
  having,
  indefinite,
  joining,
  owning,
  placing,
  pronouns,
  subjects,
} from '../../cut/prose/function-words.ts';
import type { Frame } from '../../frames/frames-of.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { asks } from '../facts/words.ts';
import { grammarOf } from '../identity/grammar.ts';
import { isForMaker } from './maker-talk.ts';

const fewestWords = 4;
/** So many words say something although no number is among them. */
const clearWords = 6;
/** A sentence needs no subject in these languages. */
const subjectless: ReadonlySet<string> = new Set(['es', 'it', 'pt', 'pl']);
const joins = [...new Set([...joining, ...conjunctions])].join('|');
const joined = new RegExp(`^["”»“」]?(?:,?\\s(${joins})\\s|,\\s)`, 'iu');
const spoken = [subjects, pronouns, owning];
const noVerbs = [placing, determiners, indefinite, having];

/** What is told behind a name as a sentence of its own, where it can stand as one. */
function sentenceOf(body: string, name: string, language: string, isAdded: boolean): string | undefined {
  const [first = ''] = body.toLowerCase().split(/[^\p{L}\p{M}'’]+/u, 1);
  if (spoken.some((words) => words.has(first))) return body;
  if (!/^\p{Ll}/u.test(body) || noVerbs.some((words) => words.has(first))) return undefined;
  if (subjectless.has(language)) return body;
  return isAdded && grammarOf(language).copulas.has(first) ? `${name} ${body}` : undefined;
}

/** "… called Valve & Dial and I've mended radios since 1998": what the naming sentence tells beside the name, if anything. */
export function toldBesideName(
  { text }: Pick<Classified, 'text'>,
  name: string,
  language: string,
): string | undefined {
  const at = text.indexOf(name);
  const rest = at < 0 ? '' : text.slice(at + name.length);
  const [lead = '', conjunction] = joined.exec(rest) ?? [];
  const body = rest.slice(lead.length).trim();
  const words = countWords(body);
  const isTold = lead !== '' && words >= fewestWords && (words >= clearWords || /\p{N}/u.test(body));
  if (!isTold || isForMaker(body) || asks(body)) return undefined;
  return sentenceOf(body, name, language, conjunction !== undefined);
}

/** "nazywa się Pracownia Jaskółka i działa w Toruniu": what begins by saying that a name follows gives it, whatever else it tells. */
function givesName({ class: name, kind, text }: Classified, given: string, language: string): boolean {
  const lead = text.slice(0, Math.max(0, text.indexOf(given))).trim();
  return (
    kind !== 'markup' && (name === 'identity' || [...grammarOf(language).called].includes(lead.toLowerCase()))
  );
}

/** The frames with what the sentence that gives the name tells: it is printed, and the sentence still names the site. */
export function withNamingFrame(
  frames: readonly (Frame | undefined)[],
  statements: readonly Classified[],
  name: Brief['name'],
  language: string,
): (Frame | undefined)[] {
  const at = name?.from[0] ?? -1;
  return statements.map((statement, index) => {
    const frame = frames[index];
    const isListed = frame !== undefined && frame.is !== 'history';
    if (index !== at || !name || isListed || !givesName(statement, name.value, language)) return frame;
    const text = toldBesideName(statement, name.value, language);
    return text === undefined ? frame : { is: 'told', text };
  });
}
