/** Colours, folded, that German and Dutch end compounds with; "rot" is left out, as "Brot" ends so too. */
const heads = 'blau|grun|gelb|grau|braun|rosa|pink|violett|turkis|blauw|groen|geel|grijs|bruin|roze|paars';

const head = new RegExp(`^\\p{L}{3,14}(${heads})(?:e[nmrs]?)?$`, 'u');

/** The colour that a folded compound ends with: what "Sonnengelb" is in the first place. */
export const headColour = (word: string): string | undefined => head.exec(word)?.[1];
