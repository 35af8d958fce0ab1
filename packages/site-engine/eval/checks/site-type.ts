import type { WrittenSite } from '../sites/made-site.ts';
import type { Check } from './check.ts';

/** What the prompt is for is understood, so that texts and drawings fit. */
export const siteType: Check<WrittenSite> = {
  name: 'Site type understood',
  goal: 0.65,
  judge({ prompt, brief }) {
    if (!prompt.siteTypes) return { tried: 0, problems: [] };
    const read = brief.siteType.value.id;
    const problems = prompt.siteTypes.includes(read)
      ? []
      : [`read as “${read}”, not “${prompt.siteTypes[0]}”`];
    return { tried: 1, problems };
  },
};
