import { type Answer, useAnswer } from '@sitewright/web-kit';
import { useKept } from '../../../../lib/use-kept.ts';
import { useHead } from '../../head/head-store.ts';
import { useEditing } from '../edit-store.ts';
import { readPageTexts, type TextGroup } from '../page/page-texts.ts';
import { readEditPage } from '../page/read-page.ts';

export interface ReadTexts {
  page: string;
  version: number;
  groups: TextGroup[];
}

async function ask(siteId: string, page: string): Promise<ReadTexts> {
  const read = await readEditPage(siteId, page);
  return { page, version: read?.version ?? 0, groups: read ? readPageTexts(read.html) : [] };
}

/** The texts of the page in sight, as the site has them now; what was read stays until the next is there. */
export function usePageTexts(siteId: string): Answer<ReadTexts> {
  const page = useEditing(({ editing }) => editing?.page) ?? 'index.html';
  const version = useHead(({ open }) => open?.head.version);
  const answer = useAnswer(`${siteId} ${page} ${version}`, () => ask(siteId, page));
  return useKept(answer, (kept) => kept.page === page);
}
