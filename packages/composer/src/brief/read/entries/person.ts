import { type Segment, segmentsOf } from './scan/segments.ts';
import { countWords, tokensOf } from './scan/tokens.ts';
import { joinParts, trimSeparators, unwrap } from './scan/trim.ts';

export interface PersonText {
  name: string;
  role?: string;
  note?: string;
}

const caseless = /^[\p{Lo}\p{N}]/u;
const capital = /^\p{Lu}/u;
const particles = new Set('de da di do dos van von der den la le el al bin und y and of'.split(' '));
const longestName = 5;

/** One to five words, each with a capital or of a script that has none. */
export function isPersonName(text: string): boolean {
  const words = tokensOf(text).filter(({ kind }) => kind === 'word');
  const isNamed = (word: string) => capital.test(word) || caseless.test(word);
  return (
    words.length <= longestName &&
    !/[()（）]/u.test(text) &&
    words.some((word) => isNamed(word.text)) &&
    words.every((word) => isNamed(word.text) || particles.has(word.text))
  );
}

/** Words that are no role: what leads to it, and what parts it from the name. */
const possessive = /^(?:our|my|the|unsere?|meine?|notre|mon|ma|nuestr[oa]|mi|nostr[oa]|noss[oa])\s/iu;
const copula = /\s(?:is|are|ist|sind|est|sont|es|son|è|sono|é|são)$/iu;
/** A verb or an apostrophe inside makes a sentence of it. */
const sentence = /['’]|\s(?:is|are|ist|sind|est|sont|es|son|sono|são)\s/iu;
const longestRole = 4;

function roleOf(text: string): string | undefined {
  const role = trimSeparators(text).replace(possessive, '').replace(copula, '');
  const words = countWords(role);
  return words > 0 && words <= longestRole && !sentence.test(role) ? role : undefined;
}

const named = (name: string, role: string | undefined, note: string | undefined): PersonText => ({
  name,
  ...(role ? { role } : {}),
  ...(note ? { note } : {}),
});

/** A role in front of a name, without a sign between: "chef Anneli Koskinen". */
function roleBefore(text: string): PersonText | undefined {
  const start = tokensOf(text).find(({ kind, text: word }) => kind === 'word' && capital.test(word))?.start;
  if (!start || !isPersonName(text.slice(start))) return undefined;
  const role = roleOf(text.slice(0, start));
  return role ? named(text.slice(start).trim(), role, undefined) : undefined;
}

/** Behind these a sentence goes on that the capital in front belongs to: "Founded by sisters Ada and Wren". */
const functionWord = /^(?:by|with|from|in|at|of|for|and|is|was|von|mit|aus|und|par|de|avec|por|con|da|di)$/iu;

/** A name and what the person does, in a sentence: "Marta teaches Polish and Czech". */
function nameBefore(text: string): PersonText | undefined {
  const words = tokensOf(text);
  // "Coen van Dijk runs it": a particle between two capitals is part of the name.
  const isInName = (at: number) =>
    at > 0 && particles.has(words[at]?.text ?? '') && capital.test(words[at + 1]?.text ?? '');
  const next = words.findIndex(({ text: word }, at) => !capital.test(word) && !isInName(at));
  const [last, following] = [words[next - 1], words[next]];
  if (next > 4 || last === undefined || following?.kind !== 'word' || functionWord.test(following.text))
    return undefined;
  return named(text.slice(0, last.end), undefined, text.slice(last.end).trim());
}

/** "Head coach: Lucía Benítez", "our chair, Bernard Sykes". */
function behindRole(before: string, { text }: Segment, note: string | undefined): PersonText | undefined {
  const role = isPersonName(text) ? roleOf(before) : undefined;
  return role ? named(trimSeparators(text), role, note) : undefined;
}

/** Reads a name with its role and a note; nothing where no name stands out. */
export function readPerson(text: string): PersonText | undefined {
  const bracket = /^([^()（）]+)[(（]([^()（）]+)[)）]\s*$/u.exec(text);
  if (bracket?.[1] && isPersonName(bracket[1]))
    return named(bracket[1].trim(), bracket[2]?.trim(), undefined);
  const [first, second, ...rest] = segmentsOf(text);
  if (first === undefined) return undefined;
  const name = unwrap(trimSeparators(first.text));
  if (second === undefined) return isPersonName(name) ? { name } : (roleBefore(text) ?? nameBefore(text));
  const note = joinParts(rest.map((part) => part.text));
  const isRoleFirst = second.before === ':' || second.before === '：' || !isPersonName(name);
  return isRoleFirst ? behindRole(name, second, note) : named(name, trimSeparators(second.text), note);
}
