import { baseOf, baseVerbs, gerundOf } from '../english-verbs.ts';
import { type DeedSpeech, firstWord, hasObject, thingsAfter } from './telling.ts';

const adverb = /^(?:also|then|even|automatically|quickly|easily)\s/u;
/** Words that end like verbs, and verbs that tell of a page or of what something is. */
const noDeed =
  /^(?:is|was|has|does|goes|comes|needs|wants|looks|feels|uses|works|includes|features|opens|specialises|specializes|this|its|across|always|less|sales|sports|news|goods|analytics|series|plus)$/u;

function isThirdPerson(part: string): boolean {
  const verb = firstWord(part.replace(adverb, ''));
  return !noDeed.test(verb) && baseOf(verb).length > 1 && hasObject(part);
}

const withoutTo = (part: string): string => part.replace(/^to\s/u, '');
const isBase = (part: string): boolean => baseVerbs.has(firstWord(withoutTo(part)));
const withGerund = (part: string, base: string): string => part.replace(/^\S+/u, gerundOf(base));

/** "cook it together": what is meant stands elsewhere. */
const pronoun = /^\S+\s(?:it|them|this|that|you|your)(?![\p{L}])/u;

const people = '(?:you|your \\p{L}+|users|people|(?:\\p{L}+\\s)?\\p{L}+s)';

export const english: DeedSpeech = {
  products: [
    {
      before: '(?:that|which|it|they|the (?:app|tool|platform|software|game|service))(?:\\s(?:also|can))?\\s',
      isDeed: isThirdPerson,
      nameOf: (part) => part.replace(adverb, ''),
    },
    {
      before: `(?:(?:helps?|lets?|allows?|enables?)(?:\\s${people})?(?:\\sto)?|(?:app|tool|platform|software|it)\\sto|where\\s${people}\\scan|you can)\\s`,
      isDeed: isBase,
      nameOf: withoutTo,
    },
    { before: 'for\\s', isDeed: (part) => /^\p{Ll}+ing\s\S/u.test(part) },
    thingsAfter('(?:features (?:like|such as|are|include)|including|featuring)\\s'),
    thingsAfter('with\\s(?!features\\s)'),
  ],
  businesses: [
    {
      before: '(?:we|i)(?:\\s(?:also|can))?\\s',
      isDeed: (part) => isBase(part) && hasObject(part) && !pronoun.test(part),
      nameOf: (part) => withGerund(part, firstWord(part)),
    },
    {
      before: '(?:that|which|who|company|firm|team|it)\\s',
      isDeed: isThirdPerson,
      nameOf: (part) => withGerund(part, baseOf(firstWord(part))),
    },
  ],
};
