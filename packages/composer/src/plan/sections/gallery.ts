import type { Draft } from '../drafts.ts';
import { fromOf, functionsOf } from '../functions/functions-of.ts';
import { sourcesOf, takeAll } from '../holding.ts';
import { shownItems } from '../shown-items.ts';
import type { Writing } from '../writing.ts';
import { headOf, type SectionWriter } from './section.ts';

const most = 8;
const usual = 6;

/** Those that fit any picture first. */
const usualViews = [
  ...(['closeUp', 'row', 'cover', 'spotlight', 'wrapping', 'sill'] as const),
  ...(['table', 'shelf', 'front', 'land', 'plan'] as const),
];

/** Captions: what was given for the gallery, else the names of what there is to see, else neutral ones. */
function captionsFor(draft: Draft, given: readonly string[], { brief, messages, say }: Writing): string[] {
  const wanted = Math.min(draft.count ?? usual, 24);
  if (given.length > 0) return [...given];
  const names = shownItems(brief).map(({ name }) => name);
  const neutral = usualViews.map((view) => say(messages.gallery.captions[view]));
  const all = [...new Set([...names.slice(0, most), ...neutral])];
  return all.slice(0, wanted);
}

/** Drawn pictures that hold the place of photographs. */
export const writeGallery: SectionWriter = (draft, writing) => {
  const groups = draft.has.groups.every(({ items }) => items.every(({ price, values }) => !price && !values))
    ? takeAll(draft.has, 'groups')
    : [];
  const items = groups.flatMap((group) => group.items);
  const details = takeAll(draft.has, 'details');
  const given = [
    ...items.map(({ name, detail }) => (detail ? `${name}: ${detail}` : name)),
    ...details.map(({ text }) => text),
  ];
  const captions = captionsFor(draft, given, writing);
  if (captions.length === 0) return [];
  const isCarousel = functionsOf(draft, 'carousel').length > 0;
  writing.log.apply(fromOf(draft, 'carousel'), 'The pictures can be leafed through.');
  const hasOwn = writing.brief.pictures !== undefined;
  writing.log.apply(
    fromOf(draft, 'gallery'),
    hasOwn
      ? 'The pictures open in large.'
      : 'The pictures open in large; they are drawings until photographs are put in.',
  );
  if (!hasOwn)
    writing.log.note('The pictures are drawings that hold the place of photographs: put your own in.');
  return [
    {
      ...headOf(
        draft,
        writing,
        { id: 'gallery', title: writing.messages.gallery.title },
        sourcesOf([...items, ...details]),
      ),
      type: 'gallery',
      captions,
      ...(given.length === 0 && { holdsPlaces: true }),
      ...(isCarousel && { isCarousel: true }),
    },
  ];
};
