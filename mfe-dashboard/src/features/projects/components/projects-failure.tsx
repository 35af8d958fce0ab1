import { Alert } from '@sitewright/ui';
import { type ApiError, useApi } from '@sitewright/web-kit';
import { projects } from '../projects-store.ts';

/** Why projects are missing, and another try. What was loaded before stays. */
export function ProjectsFailure({ error }: { error: ApiError }) {
  const api = useApi();
  return <Alert onRetry={() => projects.retry(api)}>Error: {error.message}</Alert>;
}
