import { EndOfList, Spinner, useGradually } from '@sitewright/ui';
import { listViewState, useApi } from '@sitewright/web-kit';
import { isBesideItsSite } from '../generations/generations-store.ts';
import type { ShownGeneration } from '../generations/use-shown-generations.ts';
import { projects, useProjects } from '../projects-store.ts';
import type { ProjectActions } from '../use-project-actions.ts';
import { GenerationCards } from './generation-cards.tsx';
import { ProjectCard } from './project-card.tsx';
import { ProjectSkeletons } from './project-skeletons.tsx';

const Waiting = ({ className }: { className: string }) => (
  <div className={className}>
    <Spinner label="Loading your projects" className="m-auto" />
  </div>
);

interface ProjectGridProps {
  /** What stands before the projects. */
  generations: ShownGeneration[];
  actions: ProjectActions;
  /** How many copies are being made; they come first. */
  copiesToCome: number;
}

/** The cards that are there, and what stands for those that are not yet. */
export function ProjectGrid({ generations, actions, copiesToCome }: ProjectGridProps) {
  const api = useApi();
  const state = useProjects();
  const { isFirstLoad, isLoadingMore, canGoOn } = listViewState(state);
  const drawn = useGradually(state.list);
  const standIns = generations.filter(({ generation }) => !isBesideItsSite(generation));
  const isBefore = new Set(standIns.map(({ generation }) => generation.folderId));
  return (
    <div aria-busy={state.loading} className="relative">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-6 gap-y-7">
        <GenerationCards shown={generations} actions={actions} />
        <ProjectSkeletons count={isFirstLoad ? 6 : copiesToCome} />
        {drawn
          .filter(({ folderId }) => !isBefore.has(folderId))
          .map((project) => (
            <ProjectCard key={project._id} project={project} actions={actions} />
          ))}
      </ul>
      {isFirstLoad && (
        <Waiting className={generations.length > 0 ? 'flex py-8' : 'absolute inset-x-0 top-24 flex'} />
      )}
      {isLoadingMore && <Waiting className="flex py-8" />}
      {canGoOn && drawn === state.list && (
        <EndOfList key={state.next} onReach={() => projects.loadMore(api)} />
      )}
    </div>
  );
}
