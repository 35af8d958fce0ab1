import { lazyDataFile } from './data-file.ts';
import type { SiteForms } from './schema/site-forms.ts';

/** The words for forms that a site can have of its own. */
export const siteFormWords = lazyDataFile<SiteForms>('site-forms.json');
