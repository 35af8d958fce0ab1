import { routes, versionPreviewPath } from '@sitewright/contracts';
import { type Answer, useAnswer } from '@sitewright/web-kit';
import { useState } from 'react';
import { useHead } from '../../head/head-store.ts';
import { editingOf } from '../edit-store.ts';
import { stylesheetPath } from '../page/with-styles.ts';
import { readSource } from '../saving/sources.ts';

/** The stylesheet of the site as it is now; what was read stays until the next is there. */
export function useStylesheet(siteId: string): Answer<string> {
  const version = useHead(({ open }) => open?.head.version);
  const answer = useAnswer(`${siteId} ${version}`, () => readSource(siteId, stylesheetPath));
  const told = answer.status === 'ready' ? answer.value : undefined;
  const [kept, setKept] = useState(told);
  if (told !== undefined && told !== kept) setKept(told);
  return answer.status === 'loading' && kept !== undefined ? { status: 'ready', value: kept } : answer;
}

const isMaking: ReadonlySet<string> = new Set(['generated', 'brief', 'revised']);

/** The stylesheet as the site was made last, before its look was changed by hand. */
export async function readMadeLook(siteId: string): Promise<{ version: number; css: string } | undefined> {
  const { api } = editingOf(siteId) ?? {};
  const list = await api?.call(routes.siteVersions, { params: { id: siteId } });
  const made = list?.versions.find(({ kind }) => isMaking.has(kind));
  if (!made) return undefined;
  const answer = await fetch(versionPreviewPath(siteId, made.number, stylesheetPath), {
    credentials: 'omit',
  });
  return answer.ok ? { version: made.number, css: await answer.text() } : undefined;
}
