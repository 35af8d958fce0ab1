import { type ApiClient, ApiError } from '@sitewright/web-kit';
import { useSession } from '@sitewright/web-kit/session';
import { type ProjectsQuery, requestProjects } from './api/request-projects.ts';
import { useProjects } from './projects-store.ts';

const { getState, setState } = useProjects;

let underWay = new AbortController();

/** Leaves alone what is being loaded; its answer, should it still come, changes nothing. */
export function stopLoading(): void {
  underWay.abort();
}

function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError({
    code: 'UNEXPECTED_ANSWER',
    message: 'Something went wrong on this page. Reload it and try again.',
    cause: error,
  });
}

async function load(api: ApiClient, asked: ProjectsQuery): Promise<void> {
  stopLoading();
  underWay = new AbortController();
  const { signal } = underWay;
  setState({ loading: true, error: undefined, asked });
  try {
    const { items, next } = await requestProjects(api, asked, signal);
    if (signal.aborted) return;
    const before = asked.cursor ? getState().list : [];
    setState({ loading: false, list: [...before, ...items], next });
  } catch (error) {
    if (!signal.aborted) setState({ loading: false, error: failureOf(error) });
  }
}

/** Loads the list from its beginning: the projects whose name has the words, or all of them. */
export const loadProjects = (api: ApiClient, search: string) => load(api, { search });

/** Loads the part after what is shown. */
export function loadMoreProjects(api: ApiClient): void {
  const { asked, next } = getState();
  if (next) void load(api, { search: asked.search, cursor: next });
}

/** Asks once more for what could not be loaded. */
export const retryLoading = (api: ApiClient) => load(api, getState().asked);

// The page outlives a session: whoever signs in next must not see, even for a moment, the projects of the last person.
useSession.subscribe(({ email }, before) => {
  if (email === before.email) return;
  stopLoading();
  setState(useProjects.getInitialState());
});
