import { readBrief } from '../../src/composer/reading/read-brief.ts';
import type { WrittenSite } from '../sites/made-site.ts';
import type { Check } from './check.ts';

/** What the prompt is for is understood, so that texts and drawings fit. */
export const kind: Check<WrittenSite> = {
  name: 'Kind understood',
  goal: 0.98,
  judge({ prompt }) {
    if (!prompt.kinds) return { tried: 0, problems: [] };
    const read = readBrief(prompt.text).kind;
    const problems = prompt.kinds.includes(read) ? [] : [`read as “${read}”, not “${prompt.kinds[0]}”`];
    return { tried: 1, problems };
  },
};
