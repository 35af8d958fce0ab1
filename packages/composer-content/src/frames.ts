import { lazyDataFile } from './data-file.ts';
import type { FrameWords } from './schema/frames.ts';

/** The words by which running text says what things cost, who offers what, when and where. */
export const frameWords = lazyDataFile<FrameWords>('frames.json');
