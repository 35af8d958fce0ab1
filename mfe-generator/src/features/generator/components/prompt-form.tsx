import { Button } from '@sitewright/ui';
import { type FormEvent, useId } from 'react';
import { isGenerating, useGenerator } from '../generator-store.ts';
import { promptProblem } from '../prompt-problem.ts';
import { PromptBox } from './prompt-box.tsx';

/** The prompt and the button that has a website made from it. */
export function PromptForm({ onGenerate }: { onGenerate: () => void }) {
  const titleId = useId();
  const isBusy = useGenerator(isGenerating);
  const problem = useGenerator((state) => promptProblem(state.prompt));

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onGenerate();
  };

  return (
    <form onSubmit={handleSubmit} aria-labelledby={titleId}>
      <h1 id={titleId} className="mb-3.5 text-h1">
        What should it be?
      </h1>
      <PromptBox problem={problem} onSubmit={onGenerate} />
      <Button
        type="submit"
        size="lg"
        busy={isBusy}
        disabled={problem !== undefined}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        className="mt-3 w-full"
      >
        {isBusy ? 'Generating Website...' : 'Generate Website'}
      </Button>
    </form>
  );
}
