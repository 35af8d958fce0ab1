import { type FormEvent, useId } from 'react';
import { areThere } from '../attachments/attachment-store.ts';
import { isGenerating, useGenerator } from '../generator-store.ts';
import { promptPictures } from '../prompt-pictures.ts';
import { promptProblem } from '../prompt-problem.ts';
import { GenerateButton } from './generate-button.tsx';
import { PromptBox } from './prompt-box.tsx';
import { StopButton } from './stop-button.tsx';

/** The prompt and the button that has a website made from it. */
export function PromptForm({ onGenerate }: { onGenerate: () => void }) {
  const titleId = useId();
  const isBusy = useGenerator(isGenerating);
  const problem = useGenerator((state) => (isGenerating(state) ? undefined : promptProblem(state.prompt)));

  const hasUnready = promptPictures.use(({ attachments }) => !areThere(attachments));

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onGenerate();
  };

  return (
    <form onSubmit={handleSubmit} aria-labelledby={titleId}>
      {/* As high in both states: what is done at once must not make the page jump. */}
      <h1 id={titleId} className="mb-3.5 flex h-8.25 items-end text-h1">
        {isBusy ? (
          <span className="font-semibold font-text text-small tracking-normal">Your prompt</span>
        ) : (
          'What should it be?'
        )}
      </h1>
      <PromptBox problem={problem} onSubmit={onGenerate} />
      <div className="mt-3 flex flex-wrap gap-2.5">
        <GenerateButton disabled={problem !== undefined || hasUnready} />
        <StopButton />
      </div>
    </form>
  );
}
