import { routes } from '@sitewright/contracts';
import { type Answer, useAnswer } from '@sitewright/web-kit';
import { type Editing, editingOf, useEditing } from '../edit-store.ts';
import { readSource } from '../saving/sources.ts';
import { likelyHeadingsOf, type PageSource } from './add.ts';

/** A part of another page that one can be made like. */
export interface PartElsewhere {
  heading: string;
  of: PageSource;
}

const mostPages = 8;
const mostParts = 12;

/** The pages beside one, those of its folder first; not the one that nobody looks for. */
function besides(page: string, paths: readonly string[]): string[] {
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
  const isFar = (path: string) => Number(folderOf(path) !== folderOf(page));
  return paths
    .filter((path) => path.endsWith('.html') && path !== page && !path.endsWith('404.html'))
    .toSorted((one, other) => isFar(one) - isFar(other))
    .slice(0, mostPages);
}

async function readParts({ siteId, page, api }: Editing, signal: AbortSignal): Promise<PartElsewhere[]> {
  const { files } = await api.call(routes.site, { params: { id: siteId }, signal });
  const here = { path: page, source: await readSource(siteId, page) };
  const found = new Map<string, PartElsewhere>();
  const paths = besides(
    page,
    files.map(({ path }) => path),
  );
  for (const path of paths) {
    const of = { path, source: await readSource(siteId, path) };
    for (const heading of likelyHeadingsOf(of, here))
      if (!found.has(heading)) found.set(heading, { heading, of });
  }
  return [...found.values()].slice(0, mostParts);
}

/** The parts of the other pages of the site that a new one can be made like, read while the calling component is shown. */
export function usePartsElsewhere(): Answer<PartElsewhere[]> | undefined {
  const editing = useEditing((state) => state.editing);
  const question = editing && `${editing.siteId} ${editing.page}`;
  return useAnswer(question, async (_api, signal) => {
    const now = editing && editingOf(editing.siteId);
    return now ? readParts(now, signal) : [];
  });
}
