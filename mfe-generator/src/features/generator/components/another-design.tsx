import { Button } from '@sitewright/ui';
import { Shuffle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { SaveState } from '../brief/sheet/save-state.tsx';
import { saveNow } from '../brief/sitting/save.ts';
import { canChange, getSitting, update, useSitting } from '../brief/sitting/sitting-store.ts';
import { useGenerator } from '../generator-store.ts';
import { anotherDesign } from '../repeat.ts';
import type { Generate } from '../use-generate.ts';

/** Opens the designs of the site that is open; what was entered is stored before. */
function openDesigns(): void {
  const sitting = getSitting();
  if (!sitting) return;
  update(sitting.siteId, { isChoosingDesign: true });
  saveNow(sitting.siteId);
}

/** The focus comes back from the designs to what has opened them, as soon as that can be pressed. */
function useReturningFocus(isDisabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = useSitting(({ sitting }) => sitting?.isChoosingDesign ?? false);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen) wasOpen.current = true;
    if (!wasOpen.current || isOpen || isDisabled) return;
    wasOpen.current = false;
    button.current?.focus();
  }, [isOpen, isDisabled]);
  return button;
}

interface AnotherDesignProps {
  onGenerate: Generate;
  /** There is no desk beside it that says what was stored. */
  hasSaveState: boolean;
}

/** Another look for the same words: to choose from where the site can be changed, else on a website of its own. */
export function AnotherDesign({ onGenerate, hasSaveState }: AnotherDesignProps) {
  const isOwn = useSitting(({ sitting }) => canChange(sitting));
  const isReading = useSitting(({ sitting }) => sitting?.answer.status === 'loading');
  const button = useReturningFocus(isReading);
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        disabled={isReading}
        className="mt-2.5 w-full"
        onClick={() => (isOwn ? openDesigns() : onGenerate(anotherDesign(useGenerator.getState())))}
      >
        <Shuffle aria-hidden="true" />
        Another design
      </Button>
      {isOwn && hasSaveState && (
        <div className="mt-2 text-ink-2 text-small">
          <SaveState />
        </div>
      )}
    </>
  );
}
