import type { Generation, Project } from '@sitewright/contracts';
import { useProjects } from '../projects-store.ts';
import { matchesSearch } from './generation-search.ts';
import { useGenerations } from './generations-store.ts';
import { useIsVisible } from './use-is-visible.ts';

/** What stands in the place of a generation: its site, or what there is to say of it as long as there is none. */
export type ShownGeneration =
  | { generation: Generation; project: Project }
  | { generation: Generation; project?: undefined; isFollowed: boolean };

/**
 * How many streams a page keeps open. Without TLS a browser has six connections to a server, all tabs together: a page that
 * took more would leave none for what its own buttons ask.
 */
const followedAtOnce = 2;

/** What stands before the projects, oldest first, as the line goes; in a search only what has its words. */
export function useShownGenerations(): ShownGeneration[] {
  const generations = useGenerations(({ list }) => list);
  const projects = useProjects(({ list }) => list);
  const search = useProjects(({ asked }) => asked.search);
  const isVisible = useIsVisible();
  const found = generations.filter((generation) => matchesSearch(generation, search));
  const running = found.filter(({ state }) => state === 'running').slice(0, followedAtOnce);

  return found.flatMap((generation): ShownGeneration[] => {
    if (generation.state !== 'done' && generation.state !== 'stopped')
      return [{ generation, isFollowed: isVisible && running.includes(generation) }];
    const project = projects.find(({ folderId }) => folderId === generation.folderId);
    return project ? [{ generation, project }] : [];
  });
}
