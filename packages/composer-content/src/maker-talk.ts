import { lazyDataFile } from './data-file.ts';
import type { MakerTalk } from './schema/maker-talk.ts';

/** The words by which talk to the maker of a site is told from what its visitors are to read. */
export const makerTalk = lazyDataFile<MakerTalk>('maker-talk.json');
