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

/** The words of all topics: those of scripts without spaces, and the others by their first letter. */
interface Stems {
  unspaced: readonly string[];
  byLetter: ReadonlyMap<string, readonly string[]>;
}

let knownStems: Stems | undefined;

function allStems(): Stems {
  if (knownStems) return knownStems;
  const all = [...new Set(allTopics().flatMap(({ names }) => names))];
  knownStems = {
    unspaced: all.filter((stem) => unspaced.test(stem)),
    byLetter: Map.groupBy(
      all.filter((stem) => !unspaced.test(stem)),
      (stem) => stem.charAt(0),
    ),
  };
  return knownStems;
}

/** The words of any topic that a line, in small letters with a space at both ends, has a word beginning with. */
export const topicWordsIn = remembered((line): ReadonlySet<string> => {
  const stems = allStems();
  const found = new Set(unspaced.test(line) ? stems.unspaced.filter((stem) => startsWord(line, stem)) : []);
  for (let space = line.indexOf(' '); space >= 0; space = line.indexOf(' ', space + 1))
    for (const stem of stems.byLetter.get(line.charAt(space + 1)) ?? [])
      if (line.startsWith(stem, space + 1)) found.add(stem);
  return found;
});

/** What a title says that its page is about. */
export function topicsOfTitle(line: string): readonly Topic[] {
  const words = topicWordsIn(line);
  return allTopics().filter(({ names }) => names.some((stem) => words.has(stem)));
}

/** What one does by filling in a form: join, sign up, book. */
const acting: ReadonlySet<string> = new Set(['joining', 'membership', 'admission', 'booking']);

/** Whether a page is there for visitors to act, by its title. */
export const isForActing = (title: string): boolean =>
  topicsOfTitle(` ${title.toLowerCase()} `).some(({ name }) => acting.has(name));

/** Whether a fact tells of what such a section is for. */
export function tellsOf(section: BriefSectionType, line: string): boolean {
  const words = topicWordsIn(line);
  return allTopics().some(
    (topic) => topic.section === section && topic.facts.some((stem) => words.has(stem)),
  );
}
