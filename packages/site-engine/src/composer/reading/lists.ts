import { titles } from './names.ts';

/** A list in a prompt, with the word before it: "Line-up: Kettle Static, Ana Vortex". */
export interface LabelledList {
  label: string;
  parts: readonly string[];
  /** "Services - planning, reporting": a dash may part anything, so only known labels count before it. */
  isDashed?: boolean;
}

const labelled =
  /(?<=^|[.;!?\n(,、。]\s?|\s[-–—]\s|\s)([\p{L}][\p{L}’' -]{1,30}?)(?:\s\([^()\n]{1,30}\))?\s?[:：]\s?(?=([^;!?\n。]{3,400}))/gu;
const dashed = /(?<=^|[.!?\n]\s?)(\p{L}[\p{L}’' ]{2,24}?)\s[-–—]\s(?=([^;!?\n。]{3,300}))/gu;
const bracketed = /(?<![\p{L}])((?:[\p{L}’'-]{2,12}\s){0,2}\p{L}[\p{L}’'-]{2,20})\s\(([^()\n]{5,200})\)/gu;
const sentenceEnd = new RegExp(`(?<!\\d\\.\\d{1,2})(?<!(?:^|\\s)(?:No|${titles}))\\.(?=\\s|$)`, 'u');
const jointWith = (words: string): RegExp =>
  new RegExp(`\\s?[,،、・]\\s{0,9}(?![^()]{0,300}\\))|\\s(?:${words})\\s(?![^()]{0,300}\\))`, 'u');
/** What parts the things of a list in the languages of sites. */
export const joint = jointWith('and|y|und|et|e|ou|o|or|و');
/** In their neighbours "en" and "i" are "and" too, which are "in" elsewhere. */
export const neighbourJoint = jointWith('and|or|en|of|och|eller|og|ve|oraz|lub|i|nebo');

export const partsOf = (list: string, between = joint): string[] =>
  list
    .split(between)
    .map((part) => part.replace(/^(?:and|y|und|et|e|en|och|og|oraz|و)\s/u, '').trim())
    .filter((part) => part.length > 1);

const mostLists = 24;

/** Every list that follows a colon, or stands in brackets after a word. */
export function labelledLists(text: string, between = joint): LabelledList[] {
  const afterColon = [...text.slice(0, 8000).matchAll(labelled)].map((match) => ({
    label: match[1] ?? '',
    parts: partsOf((match[2] ?? '').split(sentenceEnd)[0] ?? '', between),
  }));
  const afterDash = [...text.slice(0, 8000).matchAll(dashed)].map((match) => ({
    label: match[1] ?? '',
    parts: partsOf((match[2] ?? '').split(sentenceEnd)[0] ?? '', between),
    isDashed: true,
  }));
  const inBrackets = [...text.slice(0, 8000).matchAll(bracketed)].map((match) => ({
    label: match[1] ?? '',
    parts: partsOf(match[2] ?? '', between),
  }));
  return [...afterColon, ...inBrackets, ...afterDash].slice(0, mostLists);
}

/** Sentences that are nothing but a list: "boilers, leaks, bathrooms." */
export const bareLists = (text: string, between = joint): string[][] =>
  text
    .slice(0, 8000)
    .split(/[.!?;\n。]/u)
    .filter((sentence) => sentence.length < 160 && !/[:("“«「]/u.test(sentence))
    .map((sentence) => partsOf(sentence.trim(), between))
    .filter((parts) => parts.length >= 3 && parts.every((part) => part.split(/\s+/u).length <= 4));
