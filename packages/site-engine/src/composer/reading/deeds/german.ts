import { type DeedSpeech, thingsAfter } from './telling.ts';

const separable = /^(ab|an|auf|aus|ein|mit|nach|vor|zu|zusammen|um|weiter|los|durch)(?!wort)(\p{Ll}{4,}t)$/u;

/** "das Gießen verfolgt" as a main clause: "Verfolgt das Gießen". */
function verbFirst(part: string): string {
  const words = part.split(' ');
  const verb = words.pop() ?? '';
  const [, particle = '', stem = verb] = separable.exec(verb) ?? [];
  return [stem, ...words, particle].filter(Boolean).join(' ');
}

/** "bauen Bäder um" as the name of a service: "Bäder umbauen". */
function verbLast(part: string): string {
  const [verb = '', ...rest] = part.split(' ');
  const hasParticle = /^(?:um|ein|aus|ab|an|auf|zu)$/u.test(rest.at(-1) ?? '');
  const particle = hasParticle ? rest.pop() : '';
  return [...rest, `${particle ?? ''}${verb}`].join(' ');
}

const saysMore =
  /^(?:ist|hat|soll|wird|geht|braucht|heißt|haben|sind|möchten|wollen|brauchen|bieten|machen)\s/u;
const things = thingsAfter('mit\\s');
/** A dative plural is no name: "mit Trainingsplänen". */
const isDative = /^\p{Ll}|(?<!io)n$/u;

export const german: DeedSpeech = {
  products: [
    {
      before: '(?<=,\\s)(?:die|der|das|welche[rs]?)\\s',
      isDeed: (part) => /(?:^|\s)\p{Ll}{3,}t$/u.test(part),
      nameOf: verbFirst,
      isVerbLast: true,
    },
    {
      before: '(?:sie|es|die (?:app|software|plattform)|das (?:tool|programm))\\s',
      isDeed: (part) => /^\p{Ll}{3,}t\s\S/u.test(part) && !saysMore.test(part),
    },
    thingsAfter('(?:funktionen (?:wie|sind)|darunter)\\s'),
    { ...things, isDeed: (part) => things.isDeed(part) && !isDative.test(part) },
  ],
  businesses: [
    {
      before: 'wir\\s',
      isDeed: (part) => /^\p{Ll}{3,}n\s\S/u.test(part) && !saysMore.test(part),
      nameOf: verbLast,
    },
  ],
};
