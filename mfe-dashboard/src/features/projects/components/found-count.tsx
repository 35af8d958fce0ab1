import { useProjects } from '../projects-store.ts';

/** Says to screen readers what a search came to; everybody else sees it. */
export function FoundCount() {
  const { list, loading, error, asked, next } = useProjects();
  const isFound = asked.search !== '' && list.length > 0 && !loading && !error;
  const atLeast = next === undefined ? '' : 'At least ';
  const projects = list.length === 1 ? 'project' : 'projects';
  return (
    <p role="status" className="sr-only">
      {isFound && `${atLeast}${list.length} ${projects} found`}
    </p>
  );
}
