import { createSiteEngine } from '@sitewright/site-engine';

/**
 * The offline composer, one for all files of a test process: its threads take a second to load and get faster with each
 * site. They end with the process, so no file closes it.
 */
export const composerEngine = createSiteEngine({ workers: 2 });
