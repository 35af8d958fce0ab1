/** Comments, tags and control characters are not something a person says about their business. */
export function cleanText(prompt: string): string {
  return prompt
    .replace(/<(script|style)\b[^<]*(?:<(?!\/\1)[^<]*)*<\/\1\s*>/gi, ' ')
    .replace(/<\/?[a-z!][^<>]{0,500}>/gi, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' ? '\n' : ' '))
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

/** Cuts a text into sentences; an abbreviation or a price does not end one. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?。؟])\s+(?=[\p{Lu}\p{N}\p{Lo}"“])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

export const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
