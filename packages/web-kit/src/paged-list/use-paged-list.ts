import { useSession } from '@sitewright/web-kit/session';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../api/api-context.tsx';
import type { Identified } from './list-items.ts';
import type { ListFilter, PagedList } from './paged-list.ts';
import { useSettled } from './use-settled.ts';

const typingPause = 200;

/**
 * Loads a list while the calling page is shown and somebody is signed in, and again when the searched words have
 * settled or another filter is set. Give `searchBox` to the field: it gets the focus back when the words are cleared.
 */
export function usePagedList<Item extends Identified>({ load, stop }: PagedList<Item>) {
  const api = useApi();
  const isSignedIn = useSession(({ token }) => token !== undefined);
  const searchBox = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState<ListFilter>({});
  const search = useSettled(words.trim(), typingPause);

  useEffect(() => {
    if (isSignedIn) void load(api, search, filter);
    return stop;
  }, [api, isSignedIn, search, filter, load, stop]);

  const clearWords = () => {
    setWords('');
    searchBox.current?.focus();
  };
  return { searchBox, words, setWords, clearWords, filter, setFilter };
}
