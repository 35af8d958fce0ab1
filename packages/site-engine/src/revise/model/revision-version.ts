import type { ModelRevision } from '../../engine.ts';
import { repairInstruction } from '../../pipeline/repair-findings.ts';
import { continuePrompt } from '../../protocol/prompt.ts';
import { versionOf } from '../../protocol/version-of.ts';
import {
  againText,
  othersText,
  problems,
  requestContent,
  revisionPrompt,
  wholeText,
} from './revision-prompt.ts';

const finding = { path: 'index.html', message: 'message' };

/** Has all that a model may be told of. */
export const fullRevision: ModelRevision = {
  name: 'name',
  instruction: repairInstruction([
    finding,
    { ...finding, line: 1 },
    { ...finding, isRemoved: true, misses: ['name'] },
  ]),
  files: [{ path: 'index.html', content: '<p>text</p>' }],
  report: { checks: [], notes: [], placeholders: [], files: 1, bytes: 1 },
  target: { path: 'index.html', source: '<p>text</p>', label: '' },
  pictures: [{ name: 'name', alt: 'words', markup: '<img>', look: new Uint8Array() }],
};

const block = { path: 'index.html', search: 'search', replace: 'replace' };

/** All that is said to a model that changes a site, or puts right what was found in it. */
export const revisionTexts = [
  revisionPrompt,
  requestContent(fullRevision),
  againText([{ block, problem: 'not_found' }]),
  wholeText(block.path),
  continuePrompt,
];

/** Of all that, with what is said of some sites and blocks only, so that what a change was asked with stays known. */
export const revisionPromptVersion = versionOf(1, [revisionTexts, othersText(['about.html']), problems]);
