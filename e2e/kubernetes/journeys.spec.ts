import { goThroughAdminJourney, goThroughMainJourney } from '../support/both-journeys.ts';
import { test } from '../support/cluster-test.ts';

test('a person registers, describes a website, sees it, downloads it and opens it offline', async ({
  page,
  browser,
  cluster,
}) => {
  cluster.log('main journey');
  await goThroughMainJourney(page, browser, cluster);
});

test('an administrator signs in, sees the totals, and makes somebody an administrator', async ({
  page,
  cluster,
}) => {
  cluster.log('administrator’s journey');
  await goThroughAdminJourney(page, cluster);
});
