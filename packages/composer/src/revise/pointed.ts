import type { RevisionAct } from '@sitewright/composer-content';
import { type Referent, resolve } from './referents.ts';
import type { SiteParts } from './site-parts.ts';

/** What a person points at: a page, the ids of the elements around it from the inside out, and its words. */
export interface Pointed {
  path: string;
  anchors: readonly string[];
  text: string;
}

const ofEntries: ReadonlySet<RevisionAct> = new Set(['set', 'rename', 'remove']);

/** What is pointed at: the entry whose name or words it has, else the section it stands in. */
export function pointedAt(
  { path, anchors, text }: Pointed,
  act: RevisionAct,
  parts: SiteParts,
): Referent | undefined {
  const named = ofEntries.has(act) ? resolve(text, parts) : undefined;
  if (named && 'found' in named && named.found.kind !== 'section' && named.found.kind !== 'thing')
    return named.found;
  const section = parts.sections.find(
    (one) => one.path === path && anchors.includes(one.id) && !one.isHidden,
  );
  if (act === 'set') return { kind: 'words', text };
  return section && { kind: 'section', section };
}
