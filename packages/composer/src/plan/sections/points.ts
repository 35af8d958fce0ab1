import type { Draft } from '../drafts.ts';
import { sourcesOf, sourcesOfGroups, takeAll } from '../holding.ts';
import { plain } from '../words.ts';
import type { Writing } from '../writing.ts';
import { headOf, type SectionWriter } from './section.ts';

interface Point {
  name: string;
  detail?: string;
  from: readonly number[];
}

const colon = /^([^:：]{2,60})[:：]\s+(\S.*)$/u;

/** A fact as a name and a line about it, where it is said so: "Parking: behind the house". */
function pointOf({
  text,
  key,
  from,
}: {
  text: string;
  key?: string | undefined;
  from: readonly number[];
}): Point {
  if (key && key !== text) return { name: key, detail: text, from };
  const [, name, detail] = colon.exec(text) ?? [];
  return name && detail ? { name, detail, from } : { name: text, from };
}

/** Facts under one key stand together: the key is then no name of each. */
function detailPoints(draft: Draft, { titles }: Writing): Point[] {
  const details = takeAll(draft.has, 'details');
  const counts = Map.groupBy(details, ({ key }) => key ?? '');
  return details.map(({ text, key, from }) =>
    pointOf({
      text,
      from,
      key: key && counts.get(key)?.length === 1 && !titles.has(plain(key)) ? key : undefined,
    }),
  );
}

/** Entries without prices read as points as well. */
function itemPoints(draft: Draft): Point[] {
  const isPlain = draft.has.groups.every(
    ({ items, columns }) => !columns && items.every(({ price, values }) => !price && !values),
  );
  if (!isPlain) return [];
  return takeAll(draft.has, 'groups').flatMap(({ items }) =>
    items.map(({ name, detail, from }) => ({ name, from, ...(detail && { detail }) })),
  );
}

export const writeFeatures: SectionWriter = (draft, writing) => {
  const points = [...itemPoints(draft), ...detailPoints(draft, writing)];
  if (points.length === 0) return [];
  const head = headOf(
    draft,
    writing,
    {
      id: 'features',
      title: draft.isWished ? writing.messages.offers.features : writing.messages.labels.features,
    },
    sourcesOf(points),
  );
  return [{ ...head, type: 'points', points }];
};

export const writeDetails: SectionWriter = (draft, writing) => {
  const points = detailPoints(draft, writing);
  if (points.length === 0) return [];
  const head = headOf(
    draft,
    writing,
    { id: 'details', title: writing.messages.labels.features },
    sourcesOf(points),
  );
  return [{ ...head, type: 'points', points }];
};

export const writeProcess: SectionWriter = (draft, writing) => {
  const from = sourcesOfGroups(draft.has.groups);
  const steps = [...itemPoints(draft), ...detailPoints(draft, writing)];
  if (steps.length === 0) return [];
  const title = writing.messages.labels.process;
  const head = headOf(draft, writing, { id: 'process', title }, [...from, ...sourcesOf(steps)]);
  return [{ ...head, type: 'steps', steps }];
};
