import { type Project, routes } from '@sitewright/contracts';
import { type Answer, useAnswer } from '@sitewright/web-kit';

const howMany = 5;

/** The last few sites of the person, newest first. */
export const useRecentSites = (): Answer<Project[]> =>
  useAnswer('recent', async (api, signal) => {
    const { items } = await api.callPage(routes.mySites, { query: { limit: howMany }, signal });
    return items;
  });
