import type { Editable } from '@sitewright/contracts';
import { Button } from '@sitewright/ui';
import { MousePointerClick } from 'lucide-react';
import { askAbout } from '../act.ts';

/** Hands what is selected to the words that ask for a change. */
export function AskAbout({ editable, isNarrow }: { editable: Editable; isNarrow: boolean }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label="Ask about this"
      className="bg-purple-tint text-purple-ink hover:bg-purple-tint hover:text-purple-ink pointer-coarse:h-11"
      onClick={() => askAbout(editable)}
    >
      <MousePointerClick aria-hidden="true" />
      {isNarrow ? 'Ask' : 'Ask about this'}
    </Button>
  );
}
