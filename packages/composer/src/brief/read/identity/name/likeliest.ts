import type { Classified } from '../../../classify/classified.ts';
import { conjunctions, determiners, objects, pronouns, subjects } from '../../../cut/prose/function-words.ts';
import { type Entity, entityKey, isTagged, leastLikely } from '../../../entities/entity.ts';
import { type Located, located } from '../located.ts';
import { isTownName } from '../place-names.ts';
import type { Reading } from '../reading.ts';
import { type Candidate, mayName } from './candidate.ts';

/** How much a rule that is sure speaks for a name, beside its likelihood. */
const ruleShare = 0.6;
/** From this likelihood on what is offered, several words in small letters, or words with a preposition are a name. */
const leastUnlike = 0.6;
/** So sure a rule has to be of a name that is not likely at all. */
const leastAlone = 0.7;
/** "Fade Theory" and "Fade Theory Barbers": from this likelihood on the longer one is the whole name. */
const sureWhole = 0.8;

/** What is said to be somewhere so much less surely is somewhere, still: "yoga studio, Oaxaca". */
const farLess = 0.5;

const isSmall = (text: string): boolean => !/\p{Lu}/u.test(text);

/** Whether the same words are likelier to say where it is, or what it is if they are not written as a name of several words. */
function isRatherOther({ text, likelihood }: Located, { entities: { what, where } }: Reading): boolean {
  const isElse = (others: readonly Entity[], least: number) =>
    others.some((other) => other.text === text && other.likelihood > least);
  const isWord = isSmall(text) || !text.includes(' ');
  return isTownName(text) || isElse(where, likelihood * farLess) || (isWord && isElse(what, likelihood));
}

/** Who is introduced gives a site their name where nothing else has one. */
const shareOf = ({ index }: Located, { statements }: Reading): number =>
  statements[index]?.class === 'person' ? 0.5 : 1;

const surely = 0.3;

/** "Bäckerei in Ulm, Frische Brote, Feine Torten": behind what it is and another part of a row it is one of what is offered. */
function isOfRow(text: string, statement: Classified, { entities }: Reading): boolean {
  const parts = statement.text.split(/,\s+/u);
  const before = parts[parts.indexOf(text) - 1] ?? '';
  const isSaid = [...entities.what, ...entities.where].some(
    (one) => one.likelihood >= surely && before.includes(one.text),
  );
  return parts.indexOf(text) > 1 && !isSaid;
}

/** "Established 1921" tells when; "Quiet Rooms 2026" is an event. */
const isYear = (text: string, { class: name }: Classified): boolean =>
  name === 'fact' && /\s(?:1[5-9]|20)\d\d$/u.test(text);

/** What has a preposition within is a phrase more often than a name: "travel blog about ferries". */
const isPhrase = (text: string, { grammar }: Reading): boolean =>
  text.split(' ').some((word) => grammar.edges.has(word) && !grammar.links.has(word));

const smallWords = [pronouns, subjects, determiners, objects, conjunctions];

/** "Er is elk jaar een markt": a word that every sentence may begin with. */
const isSmallWord = (text: string): boolean => smallWords.some((words) => words.has(text.toLowerCase()));

function isLikely({ text, index, likelihood }: Located, reading: Reading): boolean {
  const statement = reading.statements[index];
  if (!statement || isYear(text, statement) || isSmallWord(text)) return false;
  const isOffered = statement.class === 'item' || isOfRow(text, statement, reading);
  const isUnlike = isOffered || isPhrase(text, reading) || (isSmall(text) && text.includes(' '));
  return likelihood >= (isUnlike ? leastUnlike : leastLikely.name);
}

/** "Ca' del Gelso a Soave": a name that was found without the town behind it. */
function isWithTown(longer: string, { text }: Candidate, { placeWords }: Reading): boolean {
  const [first = '', town = ''] = longer.slice(text.length).trim().split(' ');
  return longer.startsWith(`${text} `) && placeWords.has(first.toLowerCase()) && /^\p{Lu}/u.test(town);
}

/** The candidate for which the rules and its likelihood speak most; what is only likely has to be credible. */
export function likeliest(
  candidates: readonly Candidate[],
  reading: Reading,
  isCredible: (candidate: Candidate) => boolean,
): Candidate | undefined {
  const tagged = located(reading, 'name')
    .filter((one) => mayName(reading.statements[one.index]) && !isRatherOther(one, reading))
    .map((one) => ({ ...one, likelihood: one.likelihood * shareOf(one, reading) }));
  const likelihoods = new Map(tagged.map(({ text, likelihood }) => [entityKey(text), likelihood]));
  const likelihoodOf = ({ text }: Candidate) => likelihoods.get(entityKey(text)) ?? 0;
  const others = tagged
    .filter(
      (one) => isLikely(one, reading) && !candidates.some((other) => isWithTown(one.text, other, reading)),
    )
    .map(({ text, index }): Candidate => ({ text, index, weight: 0 }))
    .filter(isCredible);
  const scoreOf = (candidate: Candidate) =>
    ruleShare * candidate.weight * candidate.weight + likelihoodOf(candidate);
  const borneOut = candidates.filter(
    (one) => !isTagged(reading.entities) || likelihoodOf(one) > 0 || one.weight >= leastAlone,
  );
  const best = [...borneOut, ...others].reduce<Candidate | undefined>(
    (one, other) => (one && scoreOf(one) >= scoreOf(other) ? one : other),
    undefined,
  );
  const whole = others.find(
    (other) => best && other.text.startsWith(`${best.text} `) && likelihoodOf(other) >= sureWhole,
  );
  const named = whole ?? best;
  return named && { ...named, weight: Math.max(named.weight, Number(likelihoodOf(named).toFixed(2))) };
}
