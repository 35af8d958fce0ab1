import { localeOf } from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';
import { avoidedBy } from './prohibitions.ts';
import type { LanguagePlan, PagePlan, PhotoPlan, SectionPlan, SitePlan } from './site-plan.ts';
import { plain } from './words.ts';

type Picture = NonNullable<Brief['pictures']>[number];
type Gallery = Extract<SectionPlan, { type: 'gallery' }>;

/** A plan with the person's photographs in it, and those that have found no place. */
interface Placed {
  plan: SitePlan;
  left: Picture[];
}

const toPhoto = ({ files, alt }: Picture): PhotoPlan => ({ files, alt });

const sectionsOf = ({ languages: [{ pages }] }: SitePlan): SectionPlan[] =>
  pages.flatMap(({ sections }) => sections);

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether all words of a name are among those that are said of a picture. */
function isOf({ name, alt }: Picture, called: string): boolean {
  const said = new Set(wordsOf(`${name} ${alt}`));
  const wanted = wordsOf(called);
  return wanted.length > 0 && wanted.every((word) => said.has(word));
}

/** What cameras call a picture is nothing to be read under it. */
const isCameraName = /^(?:dscf?n?|image|img|mvimg|photo|picture|pxl|screenshot)?[\d\s]*$/;
const captionOf = ({ alt }: PhotoPlan): string => (isCameraName.test(wordsOf(alt).join(' ')) ? '' : alt);

/** Each picture stands in one place. */
class Supply {
  #left: Picture[];

  constructor(pictures: readonly Picture[]) {
    this.#left = [...pictures];
  }

  get left(): Picture[] {
    return this.#left;
  }

  /** The one that is called so. */
  named(called: string): Picture | undefined {
    return this.#take(this.#left.find((picture) => isOf(picture, called)));
  }

  first(): Picture | undefined {
    return this.#take(this.#left[0]);
  }

  rest(): Picture[] {
    return this.#left.splice(0);
  }

  #take(picture: Picture | undefined): Picture | undefined {
    this.#left = this.#left.filter((one) => one !== picture);
    return picture;
  }
}

/** What stands where: the same on the pages of every language. */
interface Places {
  people: ReadonlyMap<string, PhotoPlan>;
  captions: ReadonlyMap<string, PhotoPlan>;
  hero: PhotoPlan | undefined;
  prose: PhotoPlan | undefined;
  gallery: readonly PhotoPlan[];
}

function namedAfter(supply: Supply, names: readonly string[]): Map<string, PhotoPlan> {
  const found = names.map((name) => [name, supply.named(name)] as const);
  return new Map(found.flatMap(([name, picture]) => (picture ? [[name, toPhoto(picture)]] : [])));
}

/** One picture that is left stands beside what is told; more of them, or one beside nothing, are a gallery. */
function choosePlaces(plan: SitePlan, supply: Supply, mayHaveGallery: boolean): Places {
  const sections = sectionsOf(plan);
  const galleries = sections.filter((section) => section.type === 'gallery');
  const people = sections.flatMap((section) => (section.type === 'people' ? section.people : []));
  const portraits = namedAfter(
    supply,
    people.map(({ name }) => name),
  );
  const captions = namedAfter(
    supply,
    galleries.flatMap((gallery) => (gallery.holdsPlaces ? [] : gallery.captions)),
  );
  const [home] = plan.languages[0].pages;
  const hero = home?.hero && !plan.design.hasNoPicture ? supply.first() : undefined;
  const hasProse = sections.some(({ type }) => type === 'prose');
  const prose = supply.left.length === 1 && galleries.length === 0 && hasProse ? supply.first() : undefined;
  const gallery = mayHaveGallery ? supply.rest() : [];
  return {
    people: portraits,
    captions,
    hero: hero && toPhoto(hero),
    prose: prose && toPhoto(prose),
    gallery: gallery.map(toPhoto),
  };
}

/** Captions that nobody has given make way; those that were given keep their drawings until there is a photograph. */
function withGalleryPhotos(
  gallery: Gallery,
  { captions: named }: Places,
  added: readonly PhotoPlan[],
): Gallery {
  const given = gallery.holdsPlaces ? [] : gallery.captions;
  const kept = given.map((caption) => ({ caption, photo: named.get(caption) }));
  if (added.length === 0 && !kept.some(({ photo }) => photo)) return gallery;
  const all = [...kept, ...added.map((photo) => ({ caption: captionOf(photo), photo }))];
  return {
    ...gallery,
    captions: all.map(({ caption }) => caption),
    photos: all.map(({ photo }) => photo),
  };
}

const inPeople = (section: Extract<SectionPlan, { type: 'people' }>, { people }: Places): SectionPlan => ({
  ...section,
  people: section.people.map((person) => {
    const photo = people.get(person.name);
    return photo ? { ...person, photo } : person;
  }),
});

/** What a page ends with: a gallery stands before it. */
const endings: ReadonlySet<SectionPlan['type']> = new Set([
  'visit',
  'form',
  'call',
  'newsletter',
  'questions',
]);

function withGallery(page: PagePlan, tag: string, photos: readonly PhotoPlan[]): PagePlan {
  const { sections } = page;
  const ids = new Set(sections.map(({ id }) => id));
  const end = sections.findIndex(({ type }) => endings.has(type));
  const at = end < 0 ? sections.length : end;
  const gallery: Gallery = {
    type: 'gallery',
    id: ids.has('gallery') ? 'your-pictures' : 'gallery',
    title: localeOf(tag).messages.gallery.title,
    captions: photos.map(captionOf),
    photos,
    from: [],
  };
  return { ...page, sections: sections.toSpliced(at, 0, gallery) };
}

/** Writes one language's pages: the first gallery takes what is left; where none is, the first page gets one. */
function inLanguage({ pages, ...language }: LanguagePlan, places: Places): LanguagePlan {
  let added = places.gallery;
  let prose = places.prose;
  const inSection = (section: SectionPlan): SectionPlan => {
    if (section.type === 'people') return inPeople(section, places);
    if (section.type === 'prose' && prose) {
      const photo = prose;
      prose = undefined;
      return { ...section, photo };
    }
    if (section.type !== 'gallery') return section;
    const gallery = withGalleryPhotos(section, places, added);
    added = [];
    return gallery;
  };
  const written = pages.map((page) => ({
    ...page,
    ...(page.hero && places.hero && { hero: { ...page.hero, photo: places.hero } }),
    sections: page.sections.map(inSection),
  }));
  const [home, ...others] = written;
  if (!home || added.length === 0) return { ...language, pages: written };
  return { ...language, pages: [withGallery(home, language.tag, added), ...others] };
}

/**
 * Gives each photograph of the person its place: portraits to the people whose names are said of them, then the captions of a
 * gallery, then the top of the first page, and to the rest a gallery. Pictures that nothing has a place for are left.
 */
export function placePhotos(plan: SitePlan, brief: Brief): Placed {
  const { pictures = [] } = brief;
  if (pictures.length === 0) return { plan, left: [] };
  const supply = new Supply(pictures);
  const { functions, sections } = avoidedBy(brief);
  const places = choosePlaces(plan, supply, !functions.has('gallery') && !sections.has('gallery'));
  const [first, ...others] = plan.languages;
  return {
    plan: {
      ...plan,
      languages: [inLanguage(first, places), ...others.map((language) => inLanguage(language, places))],
    },
    left: supply.left,
  };
}
