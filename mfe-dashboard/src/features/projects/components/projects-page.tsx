import { siteOrderSchema } from '@sitewright/contracts';
import { FoundCount, NoMatch } from '@sitewright/ui';
import { listViewState, usePagedList, usePageTitle } from '@sitewright/web-kit';
import { useListedGenerations } from '../generations/use-listed-generations.ts';
import { useShownGenerations } from '../generations/use-shown-generations.ts';
import { projects, useProjects } from '../projects-store.ts';
import { useProjectActions } from '../use-project-actions.ts';
import { EmptyProjects } from './empty-projects.tsx';
import { EndedGeneration } from './ended-generation.tsx';
import { ProjectGrid } from './project-grid.tsx';
import { ProjectsFailure } from './projects-failure.tsx';
import { ProjectsHeader } from './projects-header.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { TemplateDialog } from './template-dialog.tsx';

/** My Projects: everything the person has had made. */
export function ProjectsPage() {
  usePageTitle('My Projects');
  const { searchBox, words, setWords, clearWords, filter, setFilter } = usePagedList(projects);
  const { actions, copiesToCome, renamed, endRename, template, endTemplate } = useProjectActions();
  useListedGenerations();
  const generations = useShownGenerations();
  const state = useProjects();
  const { list, loading, error, asked, next } = state;
  const { hasNone, hasNoMatch, isReplacing, canGoOn, found } = listViewState(state);
  const isEmpty = generations.length === 0;
  return (
    <>
      <ProjectsHeader
        searchBox={searchBox}
        isBare={hasNone && isEmpty && words === ''}
        words={words}
        onWordsChange={setWords}
        order={siteOrderSchema.safeParse(filter.sort).data ?? 'newest'}
        onOrderChange={(sort) => setFilter({ sort })}
        isBusy={isReplacing}
      />
      {hasNone && isEmpty && <EmptyProjects />}
      {hasNoMatch && isEmpty && (
        <NoMatch onClear={clearWords}>
          No project is called “{asked.search}”, and none says it on its pages.
        </NoMatch>
      )}
      <div className="grid grid-cols-1 gap-6">
        {(loading || canGoOn || list.length > 0 || !isEmpty) && (
          <ProjectGrid generations={generations} actions={actions} copiesToCome={copiesToCome} />
        )}
        {error && <ProjectsFailure error={error} />}
      </div>
      <FoundCount
        count={found === undefined ? undefined : found + generations.filter(({ project }) => !project).length}
        hasMore={next !== undefined}
        nouns={['project', 'projects']}
      />
      <EndedGeneration />
      <RenameDialog project={renamed} onDone={endRename} />
      <TemplateDialog project={template} onDone={endTemplate} />
    </>
  );
}
