import { useApi, usePageTitle } from '@sitewright/web-kit';
import { useEffect, useRef, useState } from 'react';
import { loadProjects, stopLoading } from '../load-projects.ts';
import { useProjects } from '../projects-store.ts';
import { useSettled } from '../use-settled.ts';
import { EmptyProjects } from './empty-projects.tsx';
import { FoundCount } from './found-count.tsx';
import { NoMatch } from './no-match.tsx';
import { ProjectGrid } from './project-grid.tsx';
import { ProjectsFailure } from './projects-failure.tsx';
import { ProjectsHeader } from './projects-header.tsx';

const typingPause = 200;

/** My Projects: everything the person has had made, newest first. */
export function ProjectsPage() {
  usePageTitle('My Projects');
  const api = useApi();
  const [words, setWords] = useState('');
  const searchBox = useRef<HTMLInputElement>(null);
  const search = useSettled(words.trim(), typingPause);
  const { list, loading, error, asked } = useProjects();

  useEffect(() => {
    void loadProjects(api, search);
    return stopLoading;
  }, [api, search]);

  // The button that was pressed is gone with the words.
  const handleClear = () => {
    setWords('');
    searchBox.current?.focus();
  };

  const isEmpty = list.length === 0 && !loading && !error;
  const hasNone = isEmpty && asked.search === '';
  const isReplacing = loading && list.length > 0 && asked.cursor === undefined;
  return (
    <>
      <ProjectsHeader
        searchBox={searchBox}
        isBare={hasNone && words === ''}
        words={words}
        onWordsChange={setWords}
        isBusy={isReplacing}
      />
      {hasNone && <EmptyProjects />}
      {isEmpty && !hasNone && <NoMatch search={asked.search} onClear={handleClear} />}
      <div className="grid grid-cols-1 gap-6">
        {(loading || list.length > 0) && <ProjectGrid />}
        {error && <ProjectsFailure error={error} />}
      </div>
      <FoundCount />
    </>
  );
}
