import { limits } from '@sitewright/contracts';
import { cn } from '@sitewright/ui';
import { useApi } from '@sitewright/web-kit';
import { createRef, type KeyboardEvent, useId } from 'react';
import { AttachButton } from '../attachments/attach-button.tsx';
import { AttachedPictures } from '../attachments/attached-pictures.tsx';
import { useBringFiles } from '../attachments/use-bring-files.ts';
import { uploadPromptPicture } from '../edit/pictures/upload-picture.ts';
import { isGenerating, setPrompt, shownPrompt, useGenerator } from '../generator-store.ts';
import { promptPictures } from '../prompt-pictures.ts';
import { EngineBadge } from './engine-badge.tsx';

const inWords = (count: number) => count.toLocaleString('en');

const isSubmitShortcut = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing;

function Counter({ id, length }: { id: string; length: number }) {
  const isOver = length > limits.promptMaxLength;
  return (
    <span id={id} className={cn('ml-auto pr-1.5', isOver ? 'font-semibold text-bad-ink' : 'text-ink-3')}>
      {inWords(length)} / {inWords(limits.promptMaxLength)}
    </span>
  );
}

/** There is one on the page. */
const box = createRef<HTMLTextAreaElement>();

export const focusPrompt = (): void => box.current?.focus();

interface PromptBoxProps {
  problem: string | undefined;
  onSubmit: () => void;
}

/** Where the prompt is written. Ctrl or Cmd with Enter sends it. */
export function PromptBox({ problem, onSubmit }: PromptBoxProps) {
  const id = useId();
  const prompt = useGenerator(shownPrompt);
  const isBusy = useGenerator(isGenerating);

  const api = useApi();
  const bring = (files: readonly File[]) =>
    promptPictures.attach((file, sending) => uploadPromptPicture(api, file, sending), files);
  const { isOver, box: brought } = useBringFiles(bring, isBusy);

  const describedBy = isBusy ? undefined : problem ? `${id}-problem ${id}-count` : `${id}-count`;

  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isSubmitShortcut(event) || problem) return;
    event.preventDefault();
    onSubmit();
  };

  return (
    <>
      <div
        {...brought}
        className={cn(
          'flex min-h-61.5 flex-col rounded-[10px] border shadow-rest transition-[border-color,box-shadow] duration-140',
          'focus-within:border-purple focus-within:ring-3 focus-within:ring-purple-tint dark:focus-within:border-purple-ink',
          isBusy ? 'bg-paper-sunk' : 'bg-surface',
          problem ? 'border-bad' : 'border-control',
          isOver && 'border-purple border-dashed bg-purple-tint',
        )}
      >
        <label htmlFor={`${id}-prompt`} className="sr-only">
          Your prompt
        </label>
        <textarea
          ref={box}
          id={`${id}-prompt`}
          value={prompt}
          readOnly={isBusy}
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy}
          placeholder={
            isBusy ? undefined : 'Describe your website: who it is for, what it must say, how it should feel.'
          }
          className="field-sizing-content block max-h-[50dvh] min-h-[200px] w-full grow resize-y rounded-[9px] bg-transparent px-4 py-3.5 text-[1rem] leading-[1.55] outline-hidden placeholder:text-ink-3 read-only:resize-none read-only:text-ink-2"
          onChange={({ target }) => setPrompt(target.value)}
          onKeyDown={handleKeyDown}
        />
        {!isBusy && (
          <div className="grid gap-2 px-2.5 pb-2.5 empty:hidden">
            <AttachedPictures attachments={promptPictures} name="Pictures of this prompt" hasRoles />
          </div>
        )}
        {!isBusy && (
          <div className="flex min-h-11 flex-wrap items-center gap-x-2 border-rule border-t px-2.5 py-1.5 text-small">
            <AttachButton attachments={promptPictures} onFiles={bring} />
            <EngineBadge />
            <Counter id={`${id}-count`} length={prompt.trim().length} />
          </div>
        )}
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-2 font-[550] text-bad-ink text-small">
          {problem}
        </p>
      )}
    </>
  );
}
