import { EndOfList, Spinner, useGradually } from '@sitewright/ui';
import { listFace, useApi } from '@sitewright/web-kit';
import { projects, useProjects } from '../projects-store.ts';
import type { ProjectActions } from '../use-project-actions.ts';
import { ProjectCard } from './project-card.tsx';
import { ProjectSkeletons } from './project-skeletons.tsx';

const Waiting = ({ className }: { className: string }) => (
  <div className={className}>
    <Spinner label="Loading your projects" className="m-auto" />
  </div>
);

interface ProjectGridProps {
  actions: ProjectActions;
  /** How many copies are being made; they come first. */
  copiesToCome: number;
}

/** The cards that are there, and what stands for those that are not yet. */
export function ProjectGrid({ actions, copiesToCome }: ProjectGridProps) {
  const api = useApi();
  const state = useProjects();
  const { isFirstLoad, isLoadingMore, canGoOn } = listFace(state);
  const drawn = useGradually(state.list);
  return (
    <div aria-busy={state.loading} className="relative">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-6 gap-y-7">
        <ProjectSkeletons count={isFirstLoad ? 6 : copiesToCome} />
        {drawn.map((project) => (
          <ProjectCard key={project._id} project={project} actions={actions} />
        ))}
      </ul>
      {isFirstLoad && <Waiting className="absolute inset-x-0 top-24 flex" />}
      {isLoadingMore && <Waiting className="flex py-8" />}
      {canGoOn && drawn === state.list && (
        <EndOfList key={state.next} onReach={() => projects.loadMore(api)} />
      )}
    </div>
  );
}
