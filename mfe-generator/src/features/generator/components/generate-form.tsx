import { Button } from '@sitewright/ui';
import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { isGenerating, useGenerator } from '../generator-store.ts';
import { anotherDesign, isRepeat } from '../repeat.ts';
import type { Generate } from '../use-generate.ts';
import { PromptForm } from './prompt-form.tsx';
import { RepeatDialog } from './repeat-dialog.tsx';

/** The prompt and what can be made of it: a website, and once there is one, another design of the same words. */
export function GenerateForm({ onGenerate }: { onGenerate: Generate }) {
  const [isAsking, setAsking] = useState(false);
  const isBusy = useGenerator(isGenerating);
  const wouldRepeat = useGenerator(isRepeat);
  return (
    <>
      <PromptForm onGenerate={() => (wouldRepeat && !isBusy ? setAsking(true) : onGenerate())} />
      {wouldRepeat && !isBusy && (
        <Button
          variant="outline"
          className="mt-2.5 w-full"
          onClick={() => onGenerate(anotherDesign(useGenerator.getState()))}
        >
          <Shuffle aria-hidden="true" />
          Another design
        </Button>
      )}
      <RepeatDialog isOpen={isAsking} onClose={() => setAsking(false)} onGenerate={onGenerate} />
    </>
  );
}
