import { join } from 'node:path';
import { inRoot } from '../../../scripts/lib/paths.js';
import type { EvalPrompt } from './prompts/eval-prompt.ts';

/** Everything a run leaves behind. */
export const evalFolder = inRoot('.cache/eval');
export const sitesFolder = join(evalFolder, 'sites');
export const picturesFolder = join(evalFolder, 'pictures');

export const siteFolder = ({ id }: EvalPrompt): string => join(sitesFolder, id);
export const anotherFolder = ({ id }: EvalPrompt): string => join(sitesFolder, `${id}--another`);
