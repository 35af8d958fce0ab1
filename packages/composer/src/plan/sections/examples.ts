import { type Entry, siteTypeOf } from '@sitewright/composer-content';
import type { Draft } from '../drafts.ts';
import { speaksOfForm } from '../forms/speaks-of-form.ts';
import { listToolsFor } from '../functions/list-tools.ts';
import { shownItems } from '../shown-items.ts';
import { typeIdOf, type Writing } from '../writing.ts';
import { writeGallery } from './gallery.ts';
import { headOf, type SectionWriter } from './section.ts';

/**
 * As many of the site type's entries as are wished, in its words. Those with forbidden words are left out, and those that send to a
 * form where there is none.
 */
export function entriesFor(draft: Draft, writing: Writing, entries: readonly Entry[]): Entry[] {
  const written = entries.map(({ name, detail }) => ({
    name: writing.say(name),
    detail: writing.say(detail),
  }));
  return written
    .filter(({ name, detail }) => writing.avoided.mayWrite(name) && writing.avoided.mayWrite(detail))
    .filter(({ detail }) => writing.hasForm || !speaksOfForm(detail, writing.locale))
    .slice(0, draft.count ?? entries.length);
}

const isExample = true;

/** What is somebody's own work cannot be made up: a note of what could stand there is no content. */
const ownWork: ReadonlySet<string> = new Set([
  'books',
  'collection',
  'episodes',
  'exhibitions',
  'giving',
  'issues',
  'lineup',
  'menu',
  'music',
  'pieces',
  'products',
  'programme',
  'projects',
  'releases',
  'rooms',
  'shows',
  'trips',
  'wines',
  'work',
  'writing',
]);

/** Own work that is looked at: drawings hold its place where a section of it is asked for. */
const seenWork: ReadonlySet<string> = new Set(['collection', 'pieces', 'products', 'projects', 'work']);

/** What such a site offers, as examples for the owner's own; none beside what is really offered. */
export const exampleItems: SectionWriter = (draft, writing) => {
  const { offer } = siteTypeOf(typeIdOf(writing.brief));
  if (shownItems(writing.brief).length > 0) return [];
  if (ownWork.has(offer))
    return draft.isWished && writing.isThin && seenWork.has(offer) ? writeGallery(draft, writing) : [];
  const entries = entriesFor(draft, writing, writing.texts.offer.items);
  if (entries.length === 0) return [];
  const title = writing.isSure ? writing.texts.offer.title : writing.offerLabel;
  const head = headOf(draft, writing, { id: 'offer', title }, draft.from);
  const items = entries.map((entry) => ({ ...entry, from: [] }));
  const { tools, groups } = listToolsFor(draft, [{ items }], writing);
  return [{ ...head, isExample, type: 'items', show: 'cards', groups, tools }];
};

/** How such a site's work goes, as an example. */
export const exampleSteps: SectionWriter = (draft, writing) => {
  const entries = entriesFor(draft, writing, writing.texts.process.items);
  if (entries.length === 0) return [];
  const head = headOf(draft, writing, { id: 'process', title: writing.texts.process.title }, draft.from);
  return [{ ...head, isExample, type: 'steps', steps: entries.map((entry) => ({ ...entry, from: [] })) }];
};

/** What speaks for such a site, as an example. */
export const examplePoints: SectionWriter = (draft, writing) => {
  const entries = entriesFor(draft, writing, writing.texts.points.items);
  if (entries.length === 0) return [];
  const head = headOf(draft, writing, { id: 'features', title: writing.texts.points.title }, draft.from);
  return [{ ...head, isExample, type: 'points', points: entries.map((entry) => ({ ...entry, from: [] })) }];
};
