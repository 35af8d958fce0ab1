export interface Quote {
  text: string;
  by?: string;
}

const quoted =
  /["“«]([^"”»\n]{25,300})["”»]\s*(?:[-–—]|by|says|said)?\s*((?:\p{Lu}[\p{L}'’.-]{0,24}\s?){1,3})?/gu;

/** Words of others that the prompt quotes: long enough to be a sentence, so that a quoted name is none. */
export function readQuotes(text: string): Quote[] {
  return [...text.matchAll(quoted)].slice(0, 4).flatMap((match) => {
    const words = match[1]?.trim();
    if (!words || words.split(/\s+/u).length < 5) return [];
    const by = match[2]?.trim();
    return [{ text: words, ...(by && { by }) }];
  });
}
