/** Takes out elements whose content is code; one that never ends goes to the end of the text. */
function withoutCode(text: string): string {
  const kept: string[] = [];
  const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  let position = 0;
  for (const { index, 1: name = '' } of text.matchAll(/<(script|style)(?![a-z])/gi)) {
    if (index < position) continue;
    kept.push(text.slice(position, index));
    const end = lower.indexOf(`</${name.toLowerCase()}`, index);
    position = end === -1 ? text.length : end;
  }
  return [...kept, text.slice(position)].join(' ');
}

/** "Act as an expert web designer.": what the reader is asked to be says nothing about the site. */
const role =
  /(?<=^|\n|[.!]\s)(?:you are|you['’]re|act as|acting as|imagine you are|actúa como|du bist|agis comme|sei|aja como)\s(?:an?|un[ae]?|ein[e]?|uma?)\s[^.\n]{3,160}(?:\.|\n|$)/iu;

/** Signs that stand for a whole word, up to eighteen letters: the limits count letters. */
const wordSigns = /[\u3300-\u33ff\ufdf0-\ufdfc]/g;

/** Code, tags and control characters are not something a person says about their business; of two wave dashes that look the same, fonts have one. */
export function cleanText(prompt: string): string {
  return withoutCode(prompt.normalize('NFC'))
    .replace(/<\/?[a-z!][^<>]{0,500}>/gi, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' ? '\n' : ' '))
    .replaceAll('～', '〜')
    .replace(wordSigns, (sign) => sign.normalize('NFKC'))
    .replace(role, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

/** With a capital first, unless the word has its own: "iOS". */
export const capitalise = (text: string): string =>
  /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
