import { type FileSearch, routes } from '@sitewright/contracts';
import { type Answer, useAnswer } from '@sitewright/web-kit';
import { useState } from 'react';
import { useThrottled } from '../use-throttled.ts';

/** What is looked for in all files. */
export interface Search {
  words: string;
  isPattern: boolean;
  isCaseSensitive: boolean;
}

const typingPauseMs = 250;

/** Looks through all files of the site, a moment after somebody has typed. */
export function useFileSearch(siteId: string, version: number) {
  const [search, setSearch] = useState<Search>({ words: '', isPattern: false, isCaseSensitive: false });
  const settled = useThrottled(search, typingPauseMs);
  const question =
    settled.words === '' ? undefined : ['search', siteId, version, JSON.stringify(settled)].join(' ');
  const answer: Answer<FileSearch> | undefined = useAnswer<FileSearch>(question, (api, signal) =>
    api.call(routes.searchFiles, {
      params: { id: siteId },
      signal,
      query: {
        words: settled.words,
        isPattern: settled.isPattern ? 'true' : undefined,
        isCaseSensitive: settled.isCaseSensitive ? 'true' : undefined,
      },
    }),
  );
  return { search, answer, change: (changes: Partial<Search>) => setSearch({ ...search, ...changes }) };
}
