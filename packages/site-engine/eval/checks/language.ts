import { attribute } from '../../src/gate/dom.ts';
import type { Page } from '../../src/gate/site.ts';
import type { WrittenSite } from '../sites/made-site.ts';
import { type Check, each } from './check.ts';
import { elementsOf, textsOf } from './texts.ts';

const directionOf = (language: string): string => (language === 'ar' ? 'rtl' : 'ltr');

function wrongDeclaration(page: Page, language: string, direction: string): string | false {
  const [root] = elementsOf(page, 'html');
  const found = [root && attribute(root, 'lang'), (root && attribute(root, 'dir')) ?? 'ltr'];
  return (
    (found[0]?.split('-')[0] !== language || found[1] !== direction) &&
    `${page.path} is ${found.join(', ')}, not ${language}, ${direction}`
  );
}

/** Pages say which language they are in and how it runs. */
export const declaredLanguage: Check<WrittenSite> = {
  name: 'Language and direction',
  goal: 1,
  judge({ prompt, pages }) {
    const language = prompt.language ?? 'en';
    return each(pages, (page) => wrongDeclaration(page, language, directionOf(language)));
  },
};

/** English words that no sentence of the other languages with Latin letters holds. */
const englishWords =
  /(?<![\p{L}'’-])(?:the|and|with|your|our|you|this|that|from|what|how|are)(?![\p{L}'’-])/giu;
const latinWords = /(?<![\p{L}@./-])[a-z]{4,}(?![\p{L}@./-])/gu;
const otherScripts = new Set(['ja', 'ar']);

/** English left over in a site of another language, except what the prompt itself says. */
export const oneLanguage: Check<WrittenSite> = {
  name: 'Texts in one language',
  goal: 0.98,
  judge({ prompt, pages }) {
    const { language, text } = prompt;
    if (!language || language === 'en') return { tried: 0, problems: [] };
    const foreign = otherScripts.has(language) ? latinWords : englishWords;
    const known = text.toLocaleLowerCase('en');
    return each(new Set(pages.flatMap(textsOf)), (line) => {
      const words = [...line.matchAll(foreign)].map(([word]) => word.toLocaleLowerCase('en'));
      return words.some((word) => !known.includes(word)) && `English: “${line.slice(0, 80)}”`;
    });
  },
};
