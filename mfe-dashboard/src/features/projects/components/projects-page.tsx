import { FoundCount, NoMatch } from '@sitewright/ui';
import { listFace, usePagedList, usePageTitle } from '@sitewright/web-kit';
import { projects, useProjects } from '../projects-store.ts';
import { EmptyProjects } from './empty-projects.tsx';
import { ProjectGrid } from './project-grid.tsx';
import { ProjectsFailure } from './projects-failure.tsx';
import { ProjectsHeader } from './projects-header.tsx';

/** My Projects: everything the person has had made, newest first. */
export function ProjectsPage() {
  usePageTitle('My Projects');
  const { searchBox, words, setWords, clearWords } = usePagedList(projects);
  const state = useProjects();
  const { list, loading, error, asked, next } = state;
  const { hasNone, hasNoMatch, isReplacing, found } = listFace(state);
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
      {hasNoMatch && <NoMatch onClear={clearWords}>No project is called “{asked.search}”.</NoMatch>}
      <div className="grid grid-cols-1 gap-6">
        {(loading || list.length > 0) && <ProjectGrid />}
        {error && <ProjectsFailure error={error} />}
      </div>
      <FoundCount count={found} hasMore={next !== undefined} nouns={['project', 'projects']} />
    </>
  );
}
