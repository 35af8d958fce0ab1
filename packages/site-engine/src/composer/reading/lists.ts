/** A list in a prompt, with the word before it: "Line-up: Kettle Static, Ana Vortex". */
export interface LabelledList {
  label: string;
  parts: readonly string[];
  /** "Services - planning, reporting": a dash may part anything, so only known labels count before it. */
  isDashed?: boolean;
}

const labelled =
  /(?<=^|[.;!?\n(,、。]\s?|\s[-–—]\s|\s)([\p{L}][\p{L}’' -]{1,30}?)\s?[:：]\s?(?=([^;!?\n。]{3,400}))/gu;
const dashed = /(?<=^|[.!?\n]\s?)(\p{L}[\p{L}’' ]{2,24}?)\s[-–—]\s(?=([^;!?\n。]{3,300}))/gu;
const bracketed = /(?<![\p{L}])([\p{L}][\p{L}’'-]{2,20})\s\(([^()\n]{5,200})\)/gu;
const sentenceEnd = /(?<!\d\.\d{1,2})(?<!(?:^|\s)(?:Dr|St|Mr|Mrs|Ms|Prof|No|Sr|Sra))\.(?=\s|$)/u;
const joint = /\s?[,،、・]\s*(?![^()]*\))|\s(?:and|y|und|et|e|ou|o|or|و)\s(?![^()]*\))/u;

export const partsOf = (list: string): string[] =>
  list
    .split(joint)
    .map((part) => part.replace(/^(?:and|y|und|et|e|و)\s/u, '').trim())
    .filter((part) => part.length > 1);

const mostLists = 24;

/** Every list that follows a colon, or stands in brackets after a word. */
export function labelledLists(text: string): LabelledList[] {
  const afterColon = [...text.slice(0, 8000).matchAll(labelled)].map((match) => ({
    label: match[1] ?? '',
    parts: partsOf((match[2] ?? '').split(sentenceEnd)[0] ?? ''),
  }));
  const afterDash = [...text.slice(0, 8000).matchAll(dashed)].map((match) => ({
    label: match[1] ?? '',
    parts: partsOf((match[2] ?? '').split(sentenceEnd)[0] ?? ''),
    isDashed: true,
  }));
  const inBrackets = [...text.slice(0, 8000).matchAll(bracketed)].map((match) => ({
    label: match[1] ?? '',
    parts: partsOf(match[2] ?? ''),
  }));
  return [...afterColon, ...inBrackets, ...afterDash].slice(0, mostLists);
}

/** Sentences that are nothing but a list: "boilers, leaks, bathrooms." */
export const bareLists = (text: string): string[][] =>
  text
    .slice(0, 8000)
    .split(/[.!?;\n。]/u)
    .filter((sentence) => sentence.length < 160 && !/[:("“«「]/u.test(sentence))
    .map((sentence) => partsOf(sentence.trim()))
    .filter((parts) => parts.length >= 3 && parts.every((part) => part.split(/\s+/u).length <= 4));
