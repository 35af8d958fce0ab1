import type { Brief } from '@sitewright/contracts';
import { shownBrief } from '../sitting/edited.ts';
import { canChange, siteBriefOf, useSitting } from '../sitting/sitting-store.ts';

/** The brief as it is shown, with what has become of each statement as the page is drawn now. */
export function useBrief(): Brief | undefined {
  const saved = useSitting(({ sitting }) => siteBriefOf(sitting)?.brief);
  const edits = useSitting(({ sitting }) => sitting?.edits);
  const drawn = useSitting(({ sitting }) => sitting?.statements);
  if (!saved || !edits) return undefined;
  return { ...shownBrief(saved, edits), statements: drawn ?? saved.statements };
}

export const useCanChange = (): boolean => useSitting(({ sitting }) => canChange(sitting));
export const useDecisions = () => useSitting(({ sitting }) => sitting?.decisions) ?? {};
