import { useApi, usePageTitle } from '@sitewright/web-kit';
import { useEffect, useState } from 'react';
import { loadProjects, stopLoading } from '../load-projects.ts';
import { useProjects } from '../projects-store.ts';
import { useSettled } from '../use-settled.ts';
import { EmptyProjects } from './empty-projects.tsx';
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
  const search = useSettled(words.trim(), typingPause);
  const { list, loading, error, asked } = useProjects();

  useEffect(() => {
    void loadProjects(api, search);
    return stopLoading;
  }, [api, search]);

  const isEmpty = list.length === 0 && !loading && !error;
  const hasNone = isEmpty && asked.search === '';
  return (
    <>
      <ProjectsHeader isBare={hasNone && words === ''} words={words} onWordsChange={setWords} />
      {hasNone && <EmptyProjects />}
      {isEmpty && !hasNone && <NoMatch search={asked.search} onClear={() => setWords('')} />}
      {!isEmpty && <ProjectGrid />}
      {error && <ProjectsFailure error={error} />}
    </>
  );
}
