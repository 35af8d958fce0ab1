import type { Edit } from '@sitewright/contracts';
import type { PictureWish } from '@sitewright/site-engine';
import type { AttachedPicture } from '../../pictures/attached/attached-pictures.ts';
import type { PlacedPicture } from '../../pictures/picture-markup.ts';
import { placePicture } from '../../pictures/place-picture.ts';
import {
  findGallery,
  findHero,
  findLogo,
  findPart,
  findPointed,
  type Gallery,
  type Page,
  type Place,
} from './find-place.ts';

/** A site in which pictures are to stand. */
export interface Placing {
  /** The first one first. */
  pages: readonly Page[];
  /** Its style sheets. */
  styles: string;
  attached: readonly AttachedPicture[];
  /** What is pointed at. */
  target: { path: string; element: { start: number; end: number } } | undefined;
}

export interface Placed {
  edits: Edit[];
  /** In plain words, in their order. */
  done: string[];
  /** Why one was not placed, and what can be done. */
  refused: string[];
}

type Answer = Edit[] | { why: string };

const nowhere: Readonly<Record<string, string>> = {
  hero: 'There is no place for it at the top of the first page: choose one with Edit.',
  logo: 'There is no link home in the header that a logo could stand in: choose a place with Edit.',
  gallery: 'The site has no gallery: ask for one first, or choose a place with Edit.',
  here: 'Point at what you mean first, then ask again.',
};

/** Finds for each wish where its pictures stand, and what is to be written there. */
export function placeAttachments(wishes: readonly PictureWish[], placing: Placing): Placed {
  const placed: Placed = { edits: [], done: [], refused: [] };
  for (const [index, wish] of wishes.entries()) {
    const pictures = picturesFor(wish, index, wishes.length, placing.attached);
    const isEnough = wish.place === 'gallery' || pictures.length === 1;
    const answer = isEnough ? placeWish(wish, pictures, placing) : severalFor(wish);
    if ('why' in answer) placed.refused.push(answer.why);
    else {
      placed.edits.push(...answer);
      placed.done.push(...pictures.map(({ picture }) => `“${picture.name}” ${standsNow(wish)}.`));
    }
  }
  return placed;
}

/** Those that are said; where none is, each wish has its own, in their order, or every wish has all. */
function picturesFor(
  { pictures }: PictureWish,
  index: number,
  wishes: number,
  attached: readonly AttachedPicture[],
): readonly AttachedPicture[] {
  if (pictures.length > 0) return pictures.flatMap((number) => attached[number] ?? []);
  return wishes > 1 && wishes === attached.length ? attached.slice(index, index + 1) : attached;
}

const standsNow = ({ place }: PictureWish): string => {
  if (place === 'logo') return 'is the logo now';
  if (place === 'gallery') return 'is in the gallery now';
  if (place === 'hero') return 'stands at the top of the page now';
  return place === 'here' ? 'stands there now' : `stands in “${place.part}” now`;
};

const whereOf = ({ place }: PictureWish): string => {
  if (place === 'logo') return 'as the logo';
  if (place === 'hero') return 'at the top of the page';
  return typeof place === 'object' ? `in “${place.part}”` : 'there';
};

const severalFor = (wish: PictureWish): Answer => ({
  why: `Only one picture can stand ${whereOf(wish)}: say which one by its name.`,
});

function placeWish(
  { place, part }: PictureWish,
  pictures: readonly AttachedPicture[],
  placing: Placing,
): Answer {
  const [picture] = pictures;
  if (!picture) return [];
  if (place === 'logo') return placeLogo(picture, placing);
  if (place === 'gallery') return addToGallery(pictures, part, placing);
  const found = findFor(place, placing);
  if (found) return [shownAt(found, picture, placing)];
  return { why: (typeof place === 'string' && nowhere[place]) || 'There is no such part on the pages.' };
}

function findFor(place: 'hero' | 'here' | { part: string }, { pages, target }: Placing): Place | undefined {
  const [home] = pages;
  if (place === 'hero') return home && findHero(home);
  if (place !== 'here') return firstOf(pages, (page) => findPart(page, place.part));
  const page = target && pages.find(({ path }) => path === target.path);
  return page && findPointed(page, target.element);
}

function firstOf<Found>(pages: readonly Page[], find: (page: Page) => Found | undefined): Found | undefined {
  for (const page of pages) {
    const found = find(page);
    if (found) return found;
  }
  return undefined;
}

const sourceOf = ({ pages }: Placing, { path }: Place): string =>
  pages.find((page) => page.path === path)?.source ?? '';

const asPlaced = ({ alt, files }: AttachedPicture, words = alt): PlacedPicture => ({
  files: files.map(({ file }) => file),
  alt: words,
  crop: undefined,
  focus: undefined,
});

function shownAt(place: Place, picture: AttachedPicture, placing: Placing, words?: string): Edit {
  const source = sourceOf(placing, place);
  const old = source.slice(place.start, place.end);
  const placement = { old, page: place.path, before: source.slice(0, place.start), styles: placing.styles };
  return { ...place, old, new: placePicture(asPlaced(picture, words), placement).text };
}

/** On every page; beside the name in words it says nothing more. */
function placeLogo(picture: AttachedPicture, placing: Placing): Answer {
  const edits = placing.pages.flatMap((page): Edit[] => {
    const found = findLogo(page);
    if (!found) return [];
    const edit = shownAt(found.place, picture, placing, found.hasWords ? '' : undefined);
    return [edit.old === '' ? { ...edit, new: asSign(edit.new) } : edit];
  });
  return edits.length > 0 ? edits : { why: nowhere.logo ?? '' };
}

/** As high as two lines, where none was before. */
const asSign = (markup: string): string =>
  markup.replace(
    /style="[^"]*"/u,
    'style="display:inline-block;height:2em;width:auto;vertical-align:middle"',
  );

/** Drawings of the composer that hold the place of photographs. */
const holdsPlace = /^<img [^>]*src="(?:\.\.\/)*images\/gallery-\d+\.svg"/u;

/** Pictures take the places of drawings that only held them; the others are added as items of their own. */
function addToGallery(
  pictures: readonly AttachedPicture[],
  part: string | undefined,
  placing: Placing,
): Answer {
  const gallery = firstOf(placing.pages, (page) => findGallery(page, part));
  const last = gallery?.items.at(-1);
  if (!gallery || !last) return { why: nowhere.gallery ?? '' };
  const held = gallery.items.filter(({ picture }) =>
    holdsPlace.test(sourceOf(placing, picture).slice(picture.start, picture.end)),
  );
  const edits = pictures.slice(0, held.length).flatMap((picture, index): Edit[] => {
    const item = held[index];
    return item ? [itemShowing(item, picture, placing, item.place)] : [];
  });
  const { end, path } = last.place;
  const added = pictures
    .slice(held.length)
    .map((picture) => itemShowing(last, picture, placing, { path, start: end, end }).new);
  return added.length > 0 ? [...edits, { path, start: end, end, old: '', new: added.join('') }] : edits;
}

/** An item like another one, with a picture in it and its words under it where that one has some. */
function itemShowing(
  { place, picture }: Gallery['items'][number],
  attached: AttachedPicture,
  placing: Placing,
  at: Place,
): Edit {
  const source = sourceOf(placing, place);
  const { new: markup } = shownAt(picture, attached, placing);
  const before = source.slice(place.start, picture.start);
  const behind = source.slice(picture.end, place.end);
  const isCopy = at.start === at.end;
  const text = `${before}${markup}${captioned(behind, attached.alt)}`;
  return {
    ...at,
    old: source.slice(at.start, at.end),
    new: isCopy ? text.replaceAll(/\sid="[^"]*"/gu, '') : text,
  };
}

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The one text behind a picture is its caption. */
const captioned = (behind: string, alt: string): string =>
  behind.replace(
    /^(?<tags>(?:\s*<[^<>]+>)*)(?<text>[^<>]*\p{L}[^<>]*)/u,
    (_all, tags: string) => tags + alt.replaceAll(/[&<>]/gu, (sign) => escaped[sign] ?? sign),
  );
