import { useApi } from '@sitewright/web-kit';
import { useEffect } from 'react';
import { loadMoreProjects } from '../load-projects.ts';
import { useOnScreen } from '../use-on-screen.ts';

/** Loads the next part of the list when the person comes near. Give it the cursor as key: it acts once. */
export function EndOfPage() {
  const api = useApi();
  const { ref, isOnScreen } = useOnScreen<HTMLDivElement>();

  useEffect(() => {
    if (isOnScreen) loadMoreProjects(api);
  }, [api, isOnScreen]);

  return <div ref={ref} className="h-px" />;
}
