/** Nouns that take an ending as an object: "für einen Fotografen". */
const weakNoun = /^(\p{Lu}\p{Ll}*(?:graf|tekt|ist|ent|ant|log|ott|erapeut))en$/u;

const inNominative = (word: string): string =>
  /^\p{Ll}+en,?$/u.test(word) ? word.replace(/en(,?)$/u, 'er$1') : (weakNoun.exec(word)?.[1] ?? word);

/** "einen kleinen Laden in Köln" as a subject: "ein kleiner Laden in Köln". */
export function asSubject(determiner: string, rest: string): string {
  const article = /e$/u.test(determiner) ? 'eine' : 'ein';
  if (!determiner.endsWith('en')) return `${article} ${rest}`;
  const words = rest.split(' ');
  const noun = words.findIndex((word) => /^\p{Lu}/u.test(word));
  return `${article} ${words.map((word, at) => (at <= noun ? inNominative(word) : word)).join(' ')}`;
}
