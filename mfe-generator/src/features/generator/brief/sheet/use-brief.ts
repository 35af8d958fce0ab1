import type { Brief } from '@sitewright/contracts';
import { createContext, useContext } from 'react';
import { shownBrief } from '../sitting/edited.ts';
import { canChange, canChangeFacts, siteBriefOf, useSitting } from '../sitting/sitting-store.ts';

/** The brief as it is shown, with what has become of each statement as the page is drawn now. */
export function useBrief(): Brief | undefined {
  const saved = useSitting(({ sitting }) => siteBriefOf(sitting)?.brief);
  const edits = useSitting(({ sitting }) => sitting?.edits);
  const drawn = useSitting(({ sitting }) => sitting?.statements);
  if (!saved || !edits) return undefined;
  return { ...shownBrief(saved, edits), statements: drawn ?? saved.statements };
}

/** A field of facts: where nobody composed the site, those that its pages state can be changed all the same. */
export const FactField = createContext(false);

/** Whether a value can be entered; one that the pages do not state cannot be put there without composing them. */
export function useCanEnter(value: string): boolean {
  const isFact = useContext(FactField);
  const canChangeAll = useCanChange();
  const hasFacts = useSitting(({ sitting }) => canChangeFacts(sitting));
  return canChangeAll || (isFact && hasFacts && value !== '');
}

export const useCanChange = (): boolean => useSitting(({ sitting }) => canChange(sitting));
export const useDecisions = () => useSitting(({ sitting }) => sitting?.decisions) ?? {};
