import { discourse } from '@sitewright/composer-content';
import { type PhraseFinder, phraseFinder } from '../../../phrases.ts';
import { isPersonName, type PersonText, readPerson } from './person.ts';
import { countWords, tokensOf } from './scan/tokens.ts';
import { trimSeparators } from './scan/trim.ts';

/** Each piece is tried as a person, so that a row may not be of any length. */
const longestRow = 600;
const longestRole = 4;

/** Where one person gives way to the next, outside of brackets. */
const separator =
  /[,;，；、]\s?(?:(?:and|und|et|y|e|en|i|og|och)\s)?|\s(?:and|und|et|y|e|en|i|og|och|&)\s/giu;
const copula = /^(.{1,60}?)\s(?:is|are|ist|sind|est|sont|es|son|è|sono|é|são|zijn|są|to)\s(?=\p{Lu})/u;
const title =
  "(?:(?:Mrs?|Ms|Dr|Dra|Prof|Herr|Frau|Mme|Mlle|M|Sr|Sra|Sig|Dott|Rev|Rev'd|Fr|Sir|Lady)\\.?\\s)?";
/** "my daughter Kerensa", "la coordinatrice Yasmina Belkacem": a role in small letters, then the name, then what else is told. */
const roleFirst = new RegExp(
  `^(?:(?:our|my|the|unsere?|meine?|der|die|notre|nos|mon|ma|la|le|les|el|los|las|nuestr[oa]s?|mi|il|i|lo|o|a|os|as|nosso|nossa|onze|mijn|de|het)\\s)?` +
    `((?:\\p{Ll}[\\p{L}\\p{M}'’/-]{1,24}\\s){1,3})(${title}\\p{Lu}[\\p{L}\\p{M}'’.-]{0,30}(?:\\s(?:(?:van|von|de|der|da|di|del|la|el|al|bin|ter)\\s)*\\p{Lu}[\\p{L}\\p{M}'’.-]{0,30}){0,3})(.{0,200})$`,
  'u',
);
const nameFirst = new RegExp(
  `^(${title}\\p{Lu}[\\p{L}\\p{M}'’.-]{0,30}(?:\\s(?:(?:van|von|de|der|da|di|del|la|el|al|bin|ter)\\s)*\\p{Lu}[\\p{L}\\p{M}'’.-]{0,30}){0,3})(?:\\s?[(（]([^()（）]+)[)）]|\\s(\\p{Ll}.{2,80}))?$`,
  'u',
);

let introducing: PhraseFinder | undefined;
/** How long the words are by which somebody says who they are: "my name is". */
export function introductionLength(text: string): number {
  introducing ??= phraseFinder(Object.values(discourse().introduces).flat());
  return introducing.leading(text);
}

const isOutside = (text: string, at: number): boolean => {
  const before = text.slice(0, at);
  return (before.match(/[(（]/gu)?.length ?? 0) <= (before.match(/[)）]/gu)?.length ?? 0);
};

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const match of text.matchAll(separator)) {
    if (!isOutside(text, match.index)) continue;
    pieces.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...pieces, text.slice(from)].map((piece) => trimSeparators(piece)).filter(Boolean);
}

const person = (name: string, role: string | undefined, note: string | undefined): PersonText => ({
  name,
  ...(role ? { role } : {}),
  ...(note ? { note } : {}),
});

/** Reads one piece of a row; a name alone has no evidence beside it. */
function onePerson(piece: string): PersonText | undefined {
  const led = roleFirst.exec(piece);
  if (led?.[1] && led[2]) {
    const [role, rest] = [led[1].trim(), trimSeparators(led[3] ?? '').replace(/^[(（]|[)）]$/gu, '')];
    const isRole = countWords(role) <= longestRole && !pronoun.test(role) && !leading.test(role);
    return isRole ? person(led[2], role, rest) : undefined;
  }
  const named = nameFirst.exec(piece);
  if (!named?.[1] || !isPersonName(named[1])) return undefined;
  const isSentence =
    pronoun.test(named[1]) || pronoun.test(named[3] ?? '') || preposition.test(named[3] ?? '');
  if (isSentence) return undefined;
  return named[2] ? person(named[1], named[2], undefined) : person(named[1], undefined, named[3]);
}

/** A sentence about somebody begins with these, no role. */
const pronoun =
  /^(?:he|she|they|who|it|we|i|and|there|theres|there's|er|sie|es|wir|ich|il|elle|ils|qui|je|ella|él|que|lui|lei|che|ele|ela|ze|hij|zij)(?![\p{L}])/iu;

/** "trained in Newark" leads to a place. */
const leading = /\s(?:in|at|from|near|aus|bei|an|à|en|a|w)$/iu;

/** What stands with one of these behind a name is as often a thing: "Trainerin mit Zulassung". */
const preposition =
  /^(?:mit|aus|und|von|der|die|with|from|in|at|of|for|by|de|del|da|di|du|avec|con|com|met|van|z|ze)(?![\p{L}])/iu;

const isTold = ({ role, note }: PersonText) => role !== undefined || note !== undefined;

/** The words in front that only say that people follow: "Las profes son". */
function withoutLead(text: string): string {
  const lead = copula.exec(text);
  if (!lead?.[1]) return text;
  const words = tokensOf(lead[1]).filter(({ kind }) => kind === 'word');
  // "La présidente est Mme Solange Vercruysse": one role is kept before its name.
  return words.length <= longestRole ? text.slice(lead[0].length) : text;
}

/** Reads several people of one sentence, each with what is told of them: "Maya does colour, Tom does cuts". */
export function readSeveral(text: string): PersonText[] | undefined {
  if (text.length > longestRow) return undefined;
  const said = text.slice(introductionLength(text)).trimStart();
  const row = withoutLead(said);
  const pieces = piecesOf(row);
  if (pieces.length < 2) return undefined;
  const people = pieces.map(onePerson).filter((one) => one !== undefined);
  if (people.length < pieces.length) return undefined;
  // "Os professores são Jorge Lins e Dandara Souza": the words in front are told of all of them.
  const isLed = row !== said && people.every(({ name }) => name.includes(' '));
  const isEachTold = people.some(isTold) && people.every((one, at) => at === 0 || isTold(one));
  return isLed || isEachTold ? people : undefined;
}

/** "La présidente est Mme Solange Vercruysse": a role, then who has it. */
export function readRole(text: string): PersonText | undefined {
  const lead = copula.exec(text);
  const name = lead ? text.slice(lead[0].length) : '';
  if (!lead?.[1] || !/^\P{Nd}+$/u.test(name)) return readPerson(text);
  const [first = '', ...rest] = name.split(/,\s/u);
  const role = lead[1].replace(
    /^(?:our|my|the|unsere?|meine?|der|die|das|notre|mon|ma|la|le|el|nuestr[oa]|mi|il|o|a|nosso|nossa|de|het)\s/iu,
    '',
  );
  return isPersonName(first) && countWords(role) <= longestRole
    ? person(first, role, rest.join(', '))
    : readPerson(text);
}
