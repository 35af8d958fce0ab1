import { Spinner } from '@sitewright/ui';
import { useProjects } from '../projects-store.ts';
import { EndOfPage } from './end-of-page.tsx';
import { ProjectCard } from './project-card.tsx';
import { ProjectSkeletons } from './project-skeletons.tsx';

/** The cards that are there, and what stands for those that are not yet. */
export function ProjectGrid() {
  const { list, loading, error, next } = useProjects();
  const canGoOn = !loading && !error && next !== undefined;
  return (
    <div aria-busy={loading} className="relative">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-6 gap-y-7">
        {list.map((project) => (
          <ProjectCard key={project._id} project={project} />
        ))}
        {loading && list.length === 0 && <ProjectSkeletons />}
      </ul>
      {loading && (
        <div className="grid justify-items-center py-8">
          <Spinner label="Loading your projects" />
        </div>
      )}
      {canGoOn && <EndOfPage key={next} />}
    </div>
  );
}
