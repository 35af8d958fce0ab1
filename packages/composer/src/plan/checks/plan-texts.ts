import type { LanguagePlan } from '../site-plan.ts';
import { plain } from '../words.ts';

/** What a plan says of its parts for machines, not for visitors. */
const unshown: ReadonlySet<string> = new Set([
  'id',
  'href',
  'path',
  'type',
  'tool',
  'show',
  'by',
  'target',
  'formula',
  'from',
  'kind',
  'tag',
  'locale',
  'direction',
  'calendarFile',
  'mapLink',
  'day',
]);

/** `by` is a name in quotations and a way of sending elsewhere. */
const isShown = (key: string, value: unknown): boolean =>
  !unshown.has(key) || (key === 'by' && value !== 'email' && value !== 'whatsapp' && value !== 'nothing');

/** Every text that a part of a plan shows. */
export function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part === 'number') return [String(part)];
  if (Array.isArray(part)) return part.flatMap(textsIn);
  if (part === null || typeof part !== 'object') return [];
  return Object.entries(part).flatMap(([key, value]) => (isShown(key, value) ? textsIn(value) : []));
}

/** The text of every page with its footer, for comparing, by the page's path. */
export function pageTexts({ pages, footer, navigation }: LanguagePlan): ReadonlyMap<string, string> {
  const frame = textsIn([navigation, footer]);
  return new Map(pages.map((page) => [page.path, plain([...textsIn(page), ...frame].join(' '))]));
}
