import { productOf } from '../art/product/product.ts';
import { subjectOf } from '../art/subject-words.ts';
import { chooseFamily } from '../families/choose-family.ts';
import type { Family } from '../families/family.ts';
import type { Kind } from '../kinds/kind.ts';
import { anchorOf } from '../labels.ts';
import { kindIn } from '../languages/kind-in.ts';
import { directionOf } from '../languages/language.ts';
import { languageFor, specialitiesOf, wordsOf } from '../languages/packs.ts';
import { specialised } from '../languages/speciality.ts';
import { languageTag, varietyFor } from '../languages/variety.ts';
import { wishFor } from '../palette/asked-colours.ts';
import { createPalette } from '../palette/palette.ts';
import { createRandom } from '../random.ts';
import type { Brief } from '../reading/brief.ts';
import type { SectionId } from '../reading/section-words.ts';
import type { Site } from '../site.ts';
import { chooseSections } from './choose-sections.ts';
import { openSite } from './open-site.ts';
import { shareItems } from './share-items.ts';
import type { Source } from './write-headline.ts';
import { weaver } from './write-lede.ts';

export interface Plan {
  site: Site;
  family: Family;
  notes: ReadonlySet<string>;
  pictures: ReadonlyMap<string, string>;
}

const hrefMaker =
  (named: Pick<Site, 'offerLabel' | 'kind'>, pages: readonly SectionId[]) => (section: SectionId) => {
    const anchor = anchorOf(named, section);
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

/** Decides everything about a site before it is written: design, colours, sections, pages. */
export function planSite(brief: Brief, { prompt, seed }: Source): Plan {
  const random = createRandom(`${prompt}#${seed}`);
  const language = languageFor(brief.language);
  const inVariety = varietyFor(language, prompt);
  const words = inVariety(wordsOf(language));
  const written = kindIn(language, brief.kind);
  const kind = inVariety(specialised(written, subjectOf(written, prompt), specialitiesOf(language)));
  const product = productOf(kind, prompt);
  const notes = new Set<string>();
  const pictures = new Map<string, string>();
  const { tone, typeface } = brief;
  const family = chooseFamily({ kind: kind.id, tone, language, ...(typeface && { typeface }) }, prompt, seed);
  const { light, dark } = family.colours(
    wishFor(brief.colours, kind.hue, random.fork('hue')),
    random.fork('colours'),
  );
  const all = chooseSections(brief, kind);
  const pages = brief.pages.filter((id) => !brief.refused.includes(id));
  const offerLabel = brief.offerName ?? words.offers[kind.offer.id];
  const site: Site = {
    brief,
    kind,
    ...(product && { product }),
    language,
    languageTag: languageTag(language, prompt),
    direction: directionOf(language),
    words,
    family,
    random,
    palette: createPalette(light, dark),
    sections: homeSections(all, pages, brief, kind),
    pages,
    offerLabel,
    ...shareItems(brief, kind, all, prompt),
    ...openSite(brief, kind, { prompt, seed }),
    hrefOf: hrefMaker({ offerLabel, kind }, pages),
    weave: weaver(brief, words),
    note: (text) => notes.add(text),
    addPicture: (name, content) => {
      pictures.set(`images/${name}`, content);
      return `images/${name}`;
    },
  };
  return { site, family, notes, pictures };
}
