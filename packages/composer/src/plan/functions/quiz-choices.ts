import { tools } from '@sitewright/composer-content';
import { plain } from '../words.ts';

/** The choices that a prompt gives for a question, and which of them is right. */
export interface Choices {
  choices: readonly string[];
  answer: number;
}

const letter = /(?:^|[\s,;])([a-eA-E])[).:]\s{0,3}/u;
const parting = /\s{0,4}(?:[,;/|、،]|\s(?:or|oder|ou|o|of|lub|أو)\s)\s*/iu;
const trimmed = (text: string): string =>
  text.replace(/^[\s,;.:(–—-]{1,9}/u, '').replace(/[\s,;.)(–—-]{1,9}$/u, '');

/** The choices and what is said to be right behind them: "… – correct: b", "… (Paris)". */
function apart(text: string): [choices: string, right: string] | undefined {
  const lower = text.toLowerCase();
  for (const word of tools().quiz.right) {
    const at = lower.lastIndexOf(word);
    const behind = text.slice(at + word.length).trimStart();
    if (at > 0 && /^(?:is|ist|est|es|è|é)?\s?[:：=]/u.test(behind))
      return [text.slice(0, at), trimmed(behind.replace(/^[^:：=]{0,5}[:：=]/u, ''))];
  }
  const [, bracketed] = /[(（]([^()（）]{1,80})[)）]\s*\.?$/u.exec(text) ?? [];
  return bracketed
    ? [text.slice(0, text.lastIndexOf(bracketed) - 1), withoutLead(trimmed(bracketed))]
    : undefined;
}

/** "answer b" as "b". */
function withoutLead(text: string): string {
  const lower = text.toLowerCase();
  const lead = tools().quiz.right.find((word) => lower.startsWith(`${word} `));
  return lead === undefined ? text : trimmed(text.slice(lead.length));
}

const lettered = (text: string): string[] => {
  const parts = text.split(new RegExp(letter, 'gu'));
  return parts.length > 3 ? parts.filter((_, at) => at > 0 && at % 2 === 0).map(trimmed) : [];
};

/** A mark behind the right one: "Paris*", "Paris ✓". */
const marked = /\s?[*✓✔✅]/u;

/** Whether a text is a list of choices, whatever is right of them: it is no answer that others could be held against. */
export const looksLikeChoices = (text: string): boolean => lettered(text).length > 0 || marked.test(text);

/** Reads the choices out of an answer; nothing where it is one answer alone. */
export function choicesIn(text: string): Choices | undefined {
  const [listed = text, right = ''] = apart(text) ?? [];
  const named = lettered(listed);
  const written = named.length > 0 ? named : listed.split(parting).map(trimmed).filter(Boolean);
  const choices = written.map((choice) => choice.replace(marked, ''));
  const byLetter = /^[a-e]$/iu.test(right) && named.length > 0 ? right.toLowerCase().charCodeAt(0) - 97 : -1;
  const byName = choices.findIndex((choice) => right !== '' && plain(choice) === plain(right));
  const byMark = written.findIndex((choice) => marked.test(choice));
  const answer = [byLetter, byName, byMark].find((place) => place >= 0 && place < choices.length);
  return answer !== undefined && choices.length > 1 ? { choices, answer } : undefined;
}
