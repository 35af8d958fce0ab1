import type { Words } from '@sitewright/composer-content';
import type { Brief, BriefFunction, BriefSectionType } from '@sitewright/contracts';
import { wordsFor } from './own-locale.ts';
import { hasWords, plain } from './words.ts';

/** What must not be on a site, and how texts keep to it. */
export interface Avoided {
  sections: ReadonlySet<BriefSectionType>;
  functions: ReadonlySet<BriefFunction>;
  /** Takes forbidden signs out of a text that the site brings along. */
  clean(text: string): string;
  /** Whether such a text is without the forbidden words. */
  mayWrite(text: string): boolean;
}

const quoted = /["“„«‘「]([^"”“»’」]{3,80})["”“»’」]/gu;

/** The phrases a prohibition quotes; they are forbidden word by word. */
const phrasesOf = (words: string): string[] => [...words.matchAll(quoted)].map(([, phrase = '']) => phrase);

const isAboutExclamation = (text: string, words: readonly Words[]): boolean =>
  words.some(({ exclamation }) => exclamation.some((word) => plain(text).includes(plain(word))));

/** "Read by e-mail" is a newsletter, whatever it is called. */
const isByMail = (text: string, words: readonly Words[]): boolean =>
  words.some(({ fields }) => (fields.email ?? []).some((word) => hasWords(text, word)));

/** Sections whose point is a form. */
const formSections: readonly BriefSectionType[] = ['booking', 'newsletter'];

export function avoidedBy(brief: Brief): Avoided {
  const { prohibitions } = brief;
  const known = wordsFor(brief);
  // `other` stands for many things: who wants no login may want a timer.
  const functions = new Set(
    prohibitions.flatMap((one) => (one.function && one.function !== 'other' ? [one.function] : [])),
  );
  const sections = new Set(prohibitions.flatMap(({ section }) => (section ? [section] : [])));
  if (functions.has('form')) for (const section of formSections) sections.add(section);
  const withoutExclamation = prohibitions.some(({ words }) => isAboutExclamation(words, known));
  const phrases = prohibitions.flatMap(({ words }) => phrasesOf(words));
  const withoutNewsletter = sections.has('newsletter');
  return {
    sections,
    functions,
    clean: (text) =>
      withoutExclamation ? text.replace(/^[¡]/u, '').replaceAll('!', '.').replaceAll('！', '。') : text,
    mayWrite: (text) =>
      !phrases.some((phrase) => hasWords(text, phrase)) && !(withoutNewsletter && isByMail(text, known)),
  };
}
