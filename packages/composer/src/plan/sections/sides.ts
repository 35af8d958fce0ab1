import { sourcesOf, sourcesOfGroups, takeAll } from '../holding.ts';
import { isLong } from '../post-pages.ts';
import { writeItems } from './items.ts';
import { headOf, type SectionWriter } from './section.ts';

/** A comparison: a table where there are columns, else groups side by side. */
export const writeComparison: SectionWriter = (draft, writing) => {
  const { groups } = draft.has;
  if (groups.some(({ columns, items }) => columns || items.some(({ values, price }) => values || price)))
    return writeItems(draft, writing);
  const byKey = Map.groupBy(draft.has.details, ({ key }) => key ?? '');
  const keyed = [...byKey].filter(([key]) => key);
  const sides = [
    ...groups.map((group) => ({
      title: group.title ?? '',
      lines: group.items.map(({ name, detail }) => (detail ? `${name}: ${detail}` : name)),
      from: sourcesOfGroups([group]),
    })),
    ...keyed.map(([key, details]) => ({
      title: key,
      lines: details.map(({ text }) => text),
      from: sourcesOf(details),
    })),
  ].filter(({ title }) => title);
  if (sides.length < 2) return [];
  draft.has.groups = groups.filter(({ title }) => !title);
  draft.has.details = byKey.get('') ?? [];
  const head = headOf(draft, writing, { id: 'comparison', title: writing.offerLabel }, sourcesOf(sides));
  return [{ ...head, type: 'sides', sides }];
};

/** Articles: the entries that were given, else examples of what such a site writes about. */
export const writePosts: SectionWriter = (draft, writing) => {
  const isPlain = draft.has.groups.every(({ items }) =>
    items.every(({ price, values }) => !price && !values),
  );
  const groups = isPlain ? takeAll(draft.has, 'groups') : [];
  const posts = groups.flatMap((group) =>
    group.items.map(({ name, detail, from }) => ({
      title: name,
      from,
      ...(detail && { excerpt: detail }),
      ...(group.title && groups.length > 1 && { category: group.title }),
    })),
  );
  if (posts.length === 0) return [];
  if (posts.some(isLong))
    writing.log.apply(draft.from, 'Each post that is written out has a page of its own.');
  const head = headOf(draft, writing, { id: 'posts', title: writing.offerLabel }, sourcesOf(posts));
  return [{ ...head, type: 'posts', posts }];
};
