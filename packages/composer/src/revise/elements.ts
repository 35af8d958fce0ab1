import type { RevisionWords } from '@sitewright/composer-content';
import type { Arrangement, PageElement } from '@sitewright/contracts';
import { homePath, isWithout } from '../plan/arrange.ts';
import { ownLocale } from '../plan/own-locale.ts';
import type { SectionPlan } from '../plan/site-plan.ts';
import type { Answer } from './change.ts';
import { arranging, hideSection } from './outline.ts';
import { withoutArticles } from './referents.ts';
import type { SiteParts } from './site-parts.ts';
import { phrase, wordsOf } from './tokens.ts';

type Visit = Extract<SectionPlan, { type: 'visit' }>;

/** "In the hero" behind what stands there. */
function withoutPlace(name: string, { elements: { top } }: RevisionWords): string {
  const place = top.map((one) => ` ${phrase(one)}`).find((one) => name.endsWith(one));
  return place ? name.slice(0, -place.length) : name;
}

/** What is drawn within a part of a page, by its words: "the map", "the picture at the top", "the button in the hero". */
export function elementCalled(text: string, { words }: Pick<SiteParts, 'words'>): PageElement | undefined {
  const { elements, things } = words;
  const lists = {
    map: elements.map,
    picture: elements.picture,
    button: [...elements.button, ...things.button],
  };
  const name = withoutPlace(withoutArticles(wordsOf(text), words).join(' '), words);
  return (['map', 'picture', 'button'] as const).find((element) =>
    lists[element].some((one) => phrase(one) === name),
  );
}

const visitsOf = ({ plan }: SiteParts): { path: string; section: Visit }[] =>
  plan.languages[0].pages.flatMap(({ path, sections }) =>
    sections.flatMap((section) => (section.type === 'visit' ? [{ path, section }] : [])),
  );

/** Only an address has a map, or leads to one. */
const hasMap = ({ contacts, hasNoMap }: Visit): boolean =>
  !hasNoMap && contacts.some(({ kind }) => kind === 'address');

const tellsOf = ({ contacts, hours, details }: Visit): string[] => [
  ...contacts.map(({ value }) => value),
  ...hours.map(({ days, times }) => `${days} ${times}`),
  ...details,
];

/** A part that was there for its map: all that it tells stands in another one, too. */
function isForMapAlone(section: Visit, parts: SiteParts): boolean {
  const others = new Set(
    visitsOf(parts)
      .filter((one) => one.section !== section)
      .flatMap((one) => tellsOf(one.section)),
  );
  return tellsOf(section).every((text) => others.has(text));
}

/** A part that is called after its map goes by the name of what is left in it. */
function titledAnew({ id, title }: Visit, { words, brief }: SiteParts): Record<string, string> {
  const isMap = words.elements.map.some((one) => phrase(one) === phrase(title));
  return isMap ? { [id]: ownLocale(brief).messages.labels.place } : {};
}

const without = (one: Arrangement, element: PageElement): Arrangement => ({
  ...one,
  without: [...(one.without ?? []), element],
});

function removeMap(parts: SiteParts): Answer {
  const shown = visitsOf(parts).filter(({ section }) => hasMap(section));
  const [first] = shown;
  if (!first) return { why: 'There is no map on the pages.' };
  const own = parts.sections.find(({ path, id }) => path === first.path && id === first.section.id);
  if (own && shown.length === 1 && isForMapAlone(first.section, parts)) return hideSection(own, parts);
  const arrangement = shown.reduce(
    (all, { path, section }) =>
      arranging({ ...parts.brief, arrangement: all }, path, (one) => ({
        ...without(one, 'map'),
        titles: { ...titledAnew(section, parts), ...one.titles },
      })),
    parts.brief.arrangement ?? [],
  );
  return {
    changes: { arrangement },
    done: 'Took the map away; the address and all beside it stay. Ask for the map again to bring it back.',
  };
}

const wordsFor = {
  picture: {
    gone: 'There is no picture at the top.',
    removed: 'Took the picture at the top away. Ask for the picture again to bring it back.',
    shown: 'The picture is at the top again.',
  },
  button: {
    gone: 'There is no button at the top.',
    removed: 'Took the buttons at the top away. Ask for the button again to bring them back.',
    shown: 'The buttons are at the top again.',
  },
  map: { shown: 'The map is there again.' },
} as const;

/** Takes away what is drawn within a part; all that stands beside it stays. */
export function removeElement(element: PageElement, parts: SiteParts): Answer {
  if (element === 'map') return removeMap(parts);
  const { gone, removed } = wordsFor[element];
  if (isWithout(parts.brief, homePath, element)) return { why: gone };
  return {
    changes: { arrangement: arranging(parts.brief, homePath, (one) => without(one, element)) },
    done: removed,
  };
}

/** Brings it back; undefined where it was not taken away. */
export function showElement(element: PageElement, { brief }: SiteParts): Answer | undefined {
  const { arrangement = [] } = brief;
  if (!arrangement.some((one) => one.without?.includes(element))) return undefined;
  const shown = arrangement.map(({ without: gone = [], ...one }) => {
    const rest = gone.filter((other) => other !== element);
    return { ...one, ...(rest.length > 0 && { without: rest }) };
  });
  return { changes: { arrangement: shown }, done: wordsFor[element].shown };
}
