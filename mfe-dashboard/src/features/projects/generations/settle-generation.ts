import { type Generation, type Project, projectSchema, routes } from '@sitewright/contracts';
import { type ApiClient, toApiError } from '@sitewright/web-kit';
import { generationName } from '@sitewright/web-kit/generation';
import { keepingFocus } from '../card-focus.ts';
import { projects } from '../projects-store.ts';
import { matchesSearch } from './generation-search.ts';
import {
  forgetStopping,
  isKnownToHaveEnded,
  isUnderWay,
  putGeneration,
  removeGeneration,
  useGenerations,
} from './generations-store.ts';

const hasSite = ({ state, kept }: Generation) => state === 'done' || kept !== undefined;

/** The site that a generation has left; undefined when it left none, or the site is gone by now. */
async function readProject(api: ApiClient, generation: Generation): Promise<Project | undefined> {
  if (!hasSite(generation)) return undefined;
  try {
    const site = await api.call(routes.site, { params: { id: generation.folderId } });
    return projectSchema.parse(site);
  } catch (error) {
    if (toApiError(error).code === 'NOT_FOUND') return undefined;
    throw error;
  }
}

/** Puts in the generation's place what it has left: its site, why there is none, or nothing. */
function showEnd(generation: Generation, project: Project | undefined): void {
  const isFound = matchesSearch(generation, projects.useList.getState().asked.search);
  // Among what was searched for, a site without the words has no place.
  if (project && isFound) projects.put(project);
  if (generation.state === 'failed' || (project && isFound)) putGeneration(generation);
  else removeGeneration(generation.id);
  forgetStopping(generation.id);
  const name = project?.name ?? generationName(generation);
  useGenerations.setState({ lastEnd: { generation, name } });
}

/** Takes an answer about a generation onto the page. */
async function settle(api: ApiClient, generation: Generation): Promise<void> {
  if (isUnderWay(generation)) {
    keepingFocus(() => putGeneration(generation));
    return;
  }
  const project = await readProject(api, generation);
  // Told meanwhile by the stream as well as by the list: it ends once.
  if (!isKnownToHaveEnded(generation.id)) keepingFocus(() => showEnd(generation, project));
}

/** Asks what has become of a generation. Without an answer it stays as it was, and is asked for again with the next list. */
export async function settleGeneration(api: ApiClient, id: string): Promise<void> {
  try {
    await settle(api, await api.call(routes.generation, { params: { id } }));
  } catch (error) {
    if (toApiError(error).code === 'NOT_FOUND') keepingFocus(() => removeGeneration(id));
    else useGenerations.setState({ hasFailed: true });
  }
}
