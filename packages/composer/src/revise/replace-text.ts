import type { Brief, BriefChanges } from '@sitewright/contracts';
import { type Answer, quoted } from './change.ts';
import type { SiteParts } from './site-parts.ts';

/** The fields whose texts a person may have changed by saying what stands there and what is to. */
const fields = [
  'name',
  'description',
  'place',
  'hours',
  'offer',
  'people',
  'events',
  'quotations',
  'questions',
  'details',
  'story',
] as const satisfies readonly (keyof Brief & keyof BriefChanges)[];

/** What is no text that a visitor reads. */
const unread: ReadonlySet<string> = new Set(['target', 'use', 'kind', 'from']);

/** The same with one text in place of another, wherever that is the whole of a text or a part of it. */
function replaced(value: unknown, old: string, next: string): unknown {
  if (typeof value === 'string') return value.split(old).join(next);
  if (Array.isArray(value)) return value.map((one) => replaced(one, old, next));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, unread.has(key) ? inner : replaced(inner, old, next)]),
  );
}

const shortest = 3;

/** Says what a person's own words say otherwise: in every place where they stand. */
export function replaceText(old: string, next: string, { brief }: SiteParts): Answer | undefined {
  if (old.length < shortest) return undefined;
  const changed = fields.filter(
    (field) =>
      JSON.stringify(brief[field] ?? null) !== JSON.stringify(replaced(brief[field] ?? null, old, next)),
  );
  if (changed.length === 0) return undefined;
  // Each field keeps its shape: only texts in it are others.
  const changes = Object.fromEntries(
    changed.map((field) => [field, replaced(brief[field], old, next)]),
  ) as BriefChanges;
  return { changes, done: `${quoted(old)} reads ${quoted(next)} now.` };
}
