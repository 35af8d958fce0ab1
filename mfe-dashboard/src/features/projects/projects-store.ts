import { routes } from '@sitewright/contracts';
import { createPagedList } from '@sitewright/web-kit';

/** The person's projects, newest first. */
export const projects = createPagedList(routes.mySites);

/** The slice `projects`. */
export const useProjects = projects.useList;
