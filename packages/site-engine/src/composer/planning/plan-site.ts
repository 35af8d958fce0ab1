import { chooseFamily } from '../families/choose-family.ts';
import type { Family } from '../families/family.ts';
import type { Kind } from '../kinds/kind.ts';
import { kinds } from '../kinds/registry.ts';
import { anchorOf } from '../labels.ts';
import { words } from '../languages/en/words.ts';
import { directionOf } from '../languages/language.ts';
import { wishFor } from '../palette/asked-colours.ts';
import { createPalette } from '../palette/palette.ts';
import { createRandom } from '../random.ts';
import type { Brief } from '../reading/brief.ts';
import { capitalise } from '../reading/clean-text.ts';
import type { SectionId } from '../reading/section-words.ts';
import type { Site } from '../site.ts';
import { chooseSections } from './choose-sections.ts';
import { shareItems } from './share-items.ts';
import { weaver, writeLede } from './write-lede.ts';

export interface Plan {
  site: Site;
  family: Family;
  notes: ReadonlySet<string>;
  pictures: ReadonlyMap<string, string>;
}

const offerLabels: readonly string[] = [
  'Menu',
  'Services',
  'Products',
  'Classes',
  'Courses',
  'Rooms',
  'Treatments',
  'Practice areas',
  'Projects',
  'Listings',
  'Experience',
  'Releases',
];

/** The person's own word for their offer where they used one. */
const offerLabelFor = (kind: Kind, word: string | undefined): string => {
  const label = capitalise(word?.toLocaleLowerCase('en') ?? '');
  return offerLabels.includes(label) ? label : kind.offer.label;
};

const hrefMaker = (offerLabel: string, pages: readonly SectionId[]) => (section: SectionId) => {
  const anchor = anchorOf({ offerLabel }, section);
  return pages.includes(section) ? `${anchor}.html` : `index.html#${anchor}`;
};

const shortestHome = 3;

/** What has a page of its own is not said twice, but the first page is never bare. */
function homeSections(
  all: readonly SectionId[],
  pages: readonly SectionId[],
  brief: Brief,
  kind: Kind,
): SectionId[] {
  const rest = all.filter((id) => !pages.includes(id));
  const spare = [...kind.sections, 'points' as const, 'process' as const].filter(
    (id) => id !== 'contact' && !all.includes(id) && !brief.refused.includes(id),
  );
  return [...rest, ...new Set(spare.slice(0, Math.max(0, shortestHome - rest.length)))];
}

/** What a site is made from; another seed, another design. */
export interface Source {
  prompt: string;
  seed: number;
}

/** Decides everything about a site before it is written: design, colours, sections, pages. */
export function planSite(brief: Brief, offerWord: string | undefined, { prompt, seed }: Source): Plan {
  const random = createRandom(`${prompt}#${seed}`);
  const kind = kinds[brief.kind];
  const notes = new Set<string>();
  const pictures = new Map<string, string>();
  const language = 'en';
  const family = chooseFamily({ kind: kind.id, tone: brief.tone, language }, prompt, seed);
  const { light, dark } = family.colours(
    wishFor(brief.colours, kind.hue, random.fork('hue')),
    random.fork('colours'),
  );
  const all = chooseSections(brief, kind);
  const pages = brief.pages.filter((id) => !brief.refused.includes(id));
  const offerLabel = offerLabelFor(kind, offerWord);
  const site: Site = {
    brief,
    kind,
    language,
    direction: directionOf(language),
    words,
    family,
    random,
    palette: createPalette(light, dark),
    sections: homeSections(all, pages, brief, kind),
    pages,
    offerLabel,
    ...shareItems(brief, kind, all),
    lede: writeLede(brief, kind),
    headline: random.fork('headline').pick(kind.headlines),
    hrefOf: hrefMaker(offerLabel, pages),
    weave: weaver(brief),
    note: (text) => notes.add(text),
    addPicture: (name, content) => {
      pictures.set(`images/${name}`, content);
      return `images/${name}`;
    },
  };
  return { site, family, notes, pictures };
}
