import type { Project } from '@sitewright/contracts';
import type { ApiError } from '@sitewright/web-kit';
import { create } from 'zustand';
import type { ProjectsQuery } from './api/request-projects.ts';

/** The slice `projects`. */
export interface ProjectsState {
  list: Project[];
  /** Also before the first load: the list is not known to be empty yet. */
  loading: boolean;
  error: ApiError | undefined;
  /** What was asked for last: what a retry asks for again. */
  asked: ProjectsQuery;
  /** Where the list goes on; `undefined` at its end. */
  next: string | undefined;
}

export const useProjects = create<ProjectsState>()(() => ({
  list: [],
  loading: true,
  error: undefined,
  asked: { search: '' },
  next: undefined,
}));
