import { pageTopics } from '@sitewright/composer-content';
import type { BriefSectionType } from '@sitewright/contracts';
import { remembered } from './remembered.ts';
import { unspaced } from './whole-words.ts';

/** What a page is about, by the words that its title and its facts have for it. */
interface Topic {
  name: string;
  section?: BriefSectionType | undefined;
  names: readonly string[];
  facts: readonly string[];
}

let known: readonly Topic[] | undefined;

/** The topics with their words in all languages: titles are often in another one than the prompt. */
function allTopics(): readonly Topic[] {
  known ??= Object.entries(pageTopics()).map(([name, { section, titles, facts }]) => {
    const told = Object.values(facts).flat();
    return { name, section, names: [...Object.values(titles).flat(), ...told], facts: told };
  });
  return known;
}

const beginning = remembered((stem) => (unspaced.test(stem) ? stem.trim() : ` ${stem}`));

/** Whether a line, in small letters with a space at both ends, has a word that begins so. */
export const startsWord = (line: string, stem: string): boolean => line.includes(beginning(stem));

/** What a title says that its page is about. */
export const topicsOfTitle = (line: string): readonly Topic[] =>
  allTopics().filter(({ names }) => names.some((stem) => startsWord(line, stem)));

/** What one does by filling in a form: join, sign up, book. */
const acting: ReadonlySet<string> = new Set(['joining', 'membership', 'admission', 'booking']);

/** Whether a page is there for visitors to act, by its title. */
export const isForActing = (title: string): boolean =>
  topicsOfTitle(` ${title.toLowerCase()} `).some(({ name }) => acting.has(name));

/** Whether a fact tells of what such a section is for. */
export const tellsOf = (section: BriefSectionType, line: string): boolean =>
  allTopics().some(
    (topic) => topic.section === section && topic.facts.some((stem) => startsWord(line, stem)),
  );
