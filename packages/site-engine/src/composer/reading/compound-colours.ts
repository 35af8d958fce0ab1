/** Colours that German and Dutch end compounds with; "rot" is left out, as "Brot" ends so too. */
const heads = 'blau|grün|gelb|grau|braun|rosa|pink|violett|türkis|blauw|groen|geel|grijs|bruin|roze|paars';

/** The source of a pattern for compounds that name a colour: "Sonnengelb", "moosgrüne". */
export const compoundColour = `(?<!\\p{L})\\p{L}{3,14}(?:${heads})(?:e[nmrs]?)?(?!\\p{L})`;

const head = new RegExp(`(?<=\\p{L}{3})(${heads})(?:e[nmrs]?)?$`, 'iu');

/** The colour that a compound ends with: what "Sonnengelb" is in the first place. */
export const headColour = (word: string): string | undefined => head.exec(word)?.[1];
