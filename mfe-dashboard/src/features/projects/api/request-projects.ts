import { type Project, routes } from '@sitewright/contracts';
import type { ApiClient, Page } from '@sitewright/web-kit';

/** Which of the person's projects are meant: those whose name has the words, from the cursor on. */
export interface ProjectsQuery {
  search: string;
  cursor?: string;
}

/** Asks for the person's projects, newest first. */
export function requestProjects(
  api: ApiClient,
  { search, cursor }: ProjectsQuery,
  signal: AbortSignal,
): Promise<Page<Project[]>> {
  const query = { ...(search && { search }), ...(cursor && { cursor }) };
  return api.callPage(routes.mySites, { query, signal });
}
