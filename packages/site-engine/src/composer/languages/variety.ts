import type { LanguageId } from './language.ts';
import { inBrazilian, isBrazilian } from './pt/brazilian.ts';

function mapped<Texts>(texts: Texts, change: (text: string) => string): Texts {
  if (typeof texts === 'string') return change(texts) as Texts;
  if (Array.isArray(texts)) return texts.map((text) => mapped(text, change)) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  const entries = Object.entries(texts).map(([key, text]) => [key, mapped(text, change)]);
  return Object.fromEntries(entries) as Texts;
}

const isOfBrazil = (language: LanguageId, prompt: string): boolean =>
  language === 'pt' && isBrazilian(prompt);

/** How a page names its language: "pt-BR" for prompts from Brazil. */
export const languageTag = (language: LanguageId, prompt: string): string =>
  isOfBrazil(language, prompt) ? 'pt-BR' : language;

/** Puts texts into the variety of its language that a prompt is written in. */
export const varietyFor = (language: LanguageId, prompt: string) => {
  const isOther = isOfBrazil(language, prompt);
  return <Texts>(texts: Texts): Texts => (isOther ? mapped(texts, inBrazilian) : texts);
};
