import { Spinner } from '@sitewright/ui';
import { useProjects } from '../projects-store.ts';
import { EndOfPage } from './end-of-page.tsx';
import { ProjectCard } from './project-card.tsx';
import { ProjectSkeletons } from './project-skeletons.tsx';

const Waiting = ({ className }: { className: string }) => (
  <div className={className}>
    <Spinner label="Loading your projects" className="m-auto" />
  </div>
);

/** The cards that are there, and what stands for those that are not yet. */
export function ProjectGrid() {
  const { list, loading, error, asked, next } = useProjects();
  const isFirstLoad = loading && list.length === 0;
  const isLoadingMore = loading && asked.cursor !== undefined;
  const canGoOn = !loading && !error && next !== undefined;
  return (
    <div aria-busy={loading} className="relative">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-6 gap-y-7">
        {list.map((project) => (
          <ProjectCard key={project._id} project={project} />
        ))}
        {isFirstLoad && <ProjectSkeletons />}
      </ul>
      {isFirstLoad && <Waiting className="absolute inset-x-0 top-24 flex" />}
      {isLoadingMore && <Waiting className="flex py-8" />}
      {canGoOn && <EndOfPage key={next} />}
    </div>
  );
}
