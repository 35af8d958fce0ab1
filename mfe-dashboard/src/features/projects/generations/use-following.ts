import { useApi } from '@sitewright/web-kit';
import { followGeneration, type GenerationProgress } from '@sitewright/web-kit/generation';
import { useEffect, useState } from 'react';
import { settleGeneration } from './settle-generation.ts';

/** Until the first page of a stream that was opened anew has come, the last one stays. */
const keepingPage = (next: GenerationProgress, last: GenerationProgress | undefined): GenerationProgress => {
  const page = next.page ?? last?.page;
  return page ? { ...next, page } : next;
};

/** Follows a generation while it is to be followed, and learns what has become of it when its stream ends. */
export function useFollowing(id: string, isFollowed: boolean): GenerationProgress | undefined {
  const api = useApi();
  const [progress, setProgress] = useState<GenerationProgress>();

  useEffect(() => {
    if (!isFollowed) return;
    const following = new AbortController();
    const { signal } = following;
    const onProgress = (next: GenerationProgress) => setProgress((last) => keepingPage(next, last));
    followGeneration(api, id, { signal, onProgress }).then(
      () => settleGeneration(api, id),
      () => undefined,
    );
    return () => following.abort();
  }, [api, id, isFollowed]);

  return progress;
}
