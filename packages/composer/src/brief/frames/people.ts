import { isPersonName, type PersonText } from '../read/entries/person.ts';
import { findMoney } from '../read/entries/scan/money.ts';
import { countWords, isSpaceless, type Token, tokensOf } from '../read/entries/scan/tokens.ts';
import { roles } from '../read/facts/words.ts';
import { bare, behind, type FrameWords } from './words.ts';

/** Each place of a sentence is tried as the beginning of a person, so that it may not be of any length. */
const longest = 400;
const longestName = 80;
const most = { role: 4, name: 4 };
const capital = /^[\p{Lu}\p{Lt}]/u;
const cased = /[\p{Lu}\p{Ll}]/u;
const particles = new Set('de da di do dos van von der den la le el al bin ter del'.split(' '));
const fewestOfCompound = 5;

/** "Bäckermeisterin" is a master as "Meisterin" is: compounds of German and Dutch end with what somebody is. */
function isRole(text: string, words: FrameWords): boolean {
  const small = text.toLowerCase();
  if (roles.leading(small) === small.length || words.relations.leading(small) === small.length) return true;
  if (small.includes(' ') || small.length < fewestOfCompound) return false;
  for (let at = 3; at <= small.length - fewestOfCompound; at += 1)
    if (roles.leading(small.slice(at)) === small.length - at) return true;
  return false;
}

interface Started {
  person: PersonText;
  /** What is told of them: the rest of the text. */
  rest: string;
}

/** How many tokens the name is that begins here, "Sabine", "Mathilde Le Goff"; in a script without capitals it is one word. */
function nameLength(tokens: readonly Token[]): number {
  const [first] = tokens;
  if (first?.kind !== 'word') return 0;
  if (!cased.test(first.text)) return 1;
  let length = 0;
  for (const [at, token] of tokens.slice(0, most.name + 1).entries()) {
    const isInitial = token.text === '.' && at === 1 && first.text.length <= 4;
    if (capital.test(token.text)) length = at + 1;
    else if (!isInitial && !particles.has(token.text)) break;
  }
  return length;
}

/** "Le président s'appelle Marc Aubert": between a role and its name. */
const copula =
  /^\s?(?:is|is called|heißt|ist|est|s['’]appelle|es|se llama|è|si chiama|é|chama-se|heet|to|nazywa się)(?=\s)/iu;
const isCopula = (word: string): boolean => copula.test(`${word} `);
const isLower = (text: string): boolean => cased.test(text) && !capital.test(text);

/** Whether words before a name say what somebody is: "head coach", "chef de cuisine", "Bäckermeisterin". */
function namesRole(text: string, words: FrameWords): boolean {
  const [first = '', ...others] = text.split(' ');
  if (others.length === 0) return isRole(first, words);
  if (!others.every((word) => isLower(word) && !isCopula(word))) return false;
  return [text, first, others.at(-1) ?? ''].some((part) => isRole(part, words));
}

/** "妻の由美子が和菓子を作っています": in a script without spaces a particle ends the name. */
const spaceless = /^の?([^がはをの、]{1,8})[がは](.{2,})$/u;

function withoutSpaces(text: string, words: FrameWords): Started | undefined {
  const length = isSpaceless(text) ? words.relations.leading(text) : 0;
  const [, name, rest] = length > 0 ? (spaceless.exec(text.slice(length)) ?? []) : [];
  return name && rest ? { person: { name, role: text.slice(0, length) }, rest } : undefined;
}

/** A role with the name behind it: "my wife Marieke …", "unsere Bäckermeisterin Lena Vogt …". */
function withRole(text: string, words: FrameWords): Started | undefined {
  const owned = behind(behind(text, words.articles), words.owners);
  const tokens = tokensOf(owned).slice(0, most.role + most.name + 2);
  for (let count = Math.min(most.role, tokens.length - 1); count > 0; count -= 1) {
    const role = owned.slice(0, tokens[count - 1]?.end);
    const isWords = tokens.slice(0, count).every(({ kind }) => kind === 'word');
    const started = isWords && namesRole(role, words) ? behindRole(owned, role, words) : undefined;
    if (started) return started;
  }
  return withoutSpaces(text, words);
}

/** The name behind a role, with or without "is" between the two; behind "is" another role may stand before it. */
function behindRole(text: string, role: string, words: FrameWords): Started | undefined {
  const rest = text.slice(role.length);
  const told = rest.replace(copula, '');
  const isSaid = told.length < rest.length;
  const started = namedAt(told, words) ?? (isSaid ? withRole(told.trimStart(), words) : undefined);
  return started && { person: { name: started.person.name, role }, rest: started.rest };
}

/** The name that a text begins with. */
function namedAt(text: string, words: FrameWords): Started | undefined {
  const tokens = tokensOf(text.slice(0, longestName));
  const last = tokens[nameLength(tokens) - 1];
  if (!last) return undefined;
  const name = text.slice(0, last.end).trim();
  const isName = cased.test(name) ? isPersonName(name) : !words.relations.has(name);
  return isName ? { person: { name }, rest: text.slice(last.end) } : undefined;
}

const apposition = /^,\s([^,]{2,60}),\s/u;

/** "Franz, my business partner, runs the workshop": what somebody is between commas. */
function withApposition(text: string, words: FrameWords): Started | undefined {
  const named = cased.test(text) ? namedAt(text, words) : undefined;
  const found = named && apposition.exec(named.rest);
  const said = found?.[1] ?? '';
  const role = behind(behind(said, words.articles), words.owners);
  if (!named || !found || role.length === said.length || !namesRole(role, words)) return undefined;
  return { person: { name: named.person.name, role }, rest: named.rest.slice(found[0].length) };
}

/** A name alone, with a verb behind it: so the second of two people may be told of. */
function nameAlone(text: string, words: FrameWords): Started | undefined {
  const tokens = tokensOf(text).slice(0, most.name + 2);
  const length = cased.test(text) ? nameLength(tokens) : 0;
  const [last, next] = [tokens[length - 1], tokens[length]];
  const isTold = next?.kind === 'word' && !capital.test(next.text) && next.start - (last?.end ?? 0) === 1;
  if (!last || !isTold || words.qualifies.leading(next.text) > 0 || words.joins.leading(next.text) > 0)
    return undefined;
  const name = text.slice(0, last.end);
  return isPersonName(name) && words.pronouns.leading(name) === 0
    ? { person: { name }, rest: text.slice(last.end) }
    : undefined;
}

/** Where a clause may end and the next begin: behind a comma, "and", or both. */
function* partings(text: string, words: FrameWords): Generator<{ end: number; next: number }> {
  for (const { start, end, text: sign } of tokensOf(text)) {
    const isJoin = start > 0 && words.joins.leading(text.slice(start)) > 0;
    if (!isJoin && sign !== ',' && sign !== ';') continue;
    const rest = behind(bare(text.slice(end)), words.joins);
    yield { end: start, next: text.length - rest.length };
  }
}

const mostNote = 18;

/** What is told of somebody is one clause: nobody else begins to do something in it. */
function noteOf(rest: string, words: FrameWords): string | undefined {
  const note = bare(rest.replace(/\.$/u, ''));
  if (
    findMoney(note).length > 0 ||
    countWords(note) > mostNote ||
    /[?!]|\.\s/u.test(note) ||
    /^[(（]/u.test(note)
  )
    return undefined;
  if (cased.test(note) && capital.test(note)) return undefined;
  for (const { next } of partings(note, words))
    if (words.pronouns.leading(note.slice(next)) > 0 && !isRelative(note.slice(next))) return undefined;
  return note;
}

const isRelative = (text: string): boolean => /^(?:who|die|der|qui|que|che|quien|która|który)\s/iu.test(text);

const withNote = (person: PersonText, note: string): PersonText =>
  note === '' ? person : { ...person, note };

function restOf({ person, rest }: Started, words: FrameWords): PersonText[] | undefined {
  for (const { end, next } of partings(rest, words)) {
    const started = withRole(rest.slice(next), words) ?? nameAlone(rest.slice(next), words);
    const note = started && noteOf(rest.slice(0, end), words);
    const others = note === undefined || !started ? undefined : restOf(started, words);
    if (others && note !== undefined) return [withNote(person, note), ...others];
  }
  const note = noteOf(rest, words);
  return note === undefined ? undefined : [withNote(person, note)];
}

/** Reads a sentence that says of people what they are and do: "my wife Marieke does the wheel building, and Jo paints". */
export function peopleTold(text: string, words: FrameWords): PersonText[] | undefined {
  if (text.length > longest) return undefined;
  const started = withRole(bare(text), words) ?? withApposition(bare(text), words);
  return started && restOf(started, words);
}
