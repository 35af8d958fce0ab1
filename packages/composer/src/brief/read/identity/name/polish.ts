/** First names that end like the second case of others, and are not declined. */
const nominative = new Set('jerzy antoni ignacy walenty konstanty gerwazy cezary bonifacy'.split(' '));

/** "Anny" as "Anna", "Marii" as "Maria", "Kasi" as "Kasia": the second case of a woman's first name. */
const feminine: readonly (readonly [RegExp, string])[] = [
  [/ii$/u, 'ia'],
  [/(?<=[jkg])i$/u, 'a'],
  [/i$/u, 'ia'],
  [/y$/u, 'a'],
];
const feminineSurname: readonly (readonly [RegExp, string])[] = [[/(?<=[sc]|dz)kiej$/u, 'ka']];
/** "Stanisława" as "Stanisław", "Tomka" as "Tomek", "Nowaka" as "Nowak": that of a man. */
const masculine: readonly (readonly [RegExp, string])[] = [
  [/(?<=[sc]|dz)kiego$/u, 'ki'],
  [/(?<=[iyaou])ka$/u, 'k'],
  [/ka$/u, 'ek'],
  [/(?<=[^aeiouy])a$/u, ''],
];

const declined = (word: string, rules: readonly (readonly [RegExp, string])[]): string => {
  const rule = rules.find(([ending]) => ending.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
};

/** What stands before a man's name that is declined, and before that of a couple. */
const ofMan = /(?:^|\s)pana$/u;
const ofCouple = /(?:^|\s)(?:wesela|ślubu)$/u;
const isFeminine = (first: string): boolean => /[iy]$/u.test(first) && !nominative.has(first.toLowerCase());

/**
 * A Polish name in its first case where what stands before it, or the name itself, says surely in which it is: "gabinetu mgr Anny
 * Wójcik". Any other name is as it was given.
 *
 * @param before what stands before it, in small letters
 */
export function inFirstCase(name: string, before: string): string {
  const [first = '', ...others] = name.split(' ');
  const couple = /^(\p{L}+) i (\p{L}+)$/u.exec(name);
  if (couple?.[1] && couple[2])
    return ofCouple.test(before) ? [couple[1], couple[2]].map(personal).join(' i ') : name;
  if (others.length === 0 || others.length > 2) return name;
  if (ofMan.test(before)) return [first, ...others].map((word) => declined(word, masculine)).join(' ');
  if (!isFeminine(first) || !titled.test(before)) return name;
  return [declined(first, feminine), ...others.map((word) => declined(word, feminineSurname))].join(' ');
}

/** In the second case a woman's first name ends in a thin vowel, and a man's does not. */
const personal = (word: string): string => declined(word, isFeminine(word) ? feminine : masculine);

const titled =
  /(?:^|\s)(?:pani|dla|mgr|dr|lek|inż|prof|gabinetu|pracowni|studia|salonu|kancelarii|fotografki|strona)\.?$/u;
