import { Button, cn } from '@sitewright/ui';
import { useApi } from '@sitewright/web-kit';
import { CornerDownLeft, MousePointerClick, Square, X } from 'lucide-react';
import { createRef, type FormEvent, type KeyboardEvent, useId } from 'react';
import { AttachButton } from '../attachments/attach-button.tsx';
import { AttachedPictures } from '../attachments/attached-pictures.tsx';
import { useBringFiles } from '../attachments/use-bring-files.ts';
import { uploadPicture } from '../edit/pictures/upload-picture.ts';
import { pick, useAim } from './aim.ts';
import { stopAsking } from './ask-change.ts';
import { areReady, changePictures } from './attachments.ts';
import { setText, useChange } from './change-store.ts';

const takeOff = () => useAim.setState({ target: undefined });

/** What "this" is, as long as something is pointed at. */
function Target() {
  const target = useAim((state) => state.target);
  if (!target) return null;
  return (
    <p className="flex w-fit max-w-full items-center gap-1.5 rounded-[6px] bg-purple-tint py-0.5 pr-1 pl-2 font-semibold text-purple-ink text-small">
      <MousePointerClick aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="truncate">this: {target.label}</span>
      <button
        type="button"
        aria-label={`Do not point at ${target.label}`}
        className="grid size-6 place-items-center rounded-[4px] hover:bg-purple-line pointer-coarse:size-11"
        onClick={takeOff}
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </p>
  );
}

/** There is one on the page. */
const field = createRef<HTMLTextAreaElement>();

export const focusChange = (): void => field.current?.focus();

interface ChangeBoxProps {
  siteId: string;
  onAsk: (instruction: string) => void;
}

/** Where a change is asked for. */
export function ChangeBox({ siteId, onAsk }: ChangeBoxProps) {
  const id = useId();
  const text = useChange((state) => state.text);
  const api = useApi();
  const asked = useChange((state) => state.asked);
  const attachments = changePictures.use((state) => state.attachments);
  const bring = (files: readonly File[]) =>
    changePictures.attach((file, sending) => uploadPicture(api, siteId, file, sending), files);
  const { isOver, box } = useBringFiles(bring);
  const canAsk = text.trim() !== '' && areReady(attachments);
  const isBusy = asked !== undefined;
  // The composer answers at once: there is nothing to stop.
  const canStop = asked?.progress !== undefined;
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const instruction = text.trim();
    if (canAsk && !isBusy) onAsk(instruction);
  };
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) ask(event);
    if (event.key === 'Backspace' && text === '') takeOff();
  };
  return (
    <form
      {...box}
      aria-label="Ask for a change"
      className={cn(
        'grid gap-2 rounded-[10px] border border-rule-strong bg-surface p-3 focus-within:border-purple focus-within:ring-3 focus-within:ring-purple-tint dark:focus-within:border-purple-ink',
        isOver && 'border-purple border-dashed bg-purple-tint',
      )}
      onSubmit={ask}
    >
      <Target />
      <AttachedPictures attachments={changePictures} name="Pictures of this change" needsWords />
      <label htmlFor={id} className="sr-only">
        What is to change
      </label>
      <textarea
        ref={field}
        id={id}
        data-own-undo=""
        rows={2}
        placeholder="What is to change?"
        className="field-sizing-content block max-h-[40dvh] min-h-14 w-full resize-none bg-transparent px-1 text-[1rem] leading-[1.55] outline-hidden placeholder:text-ink-3"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={handleKey}
      />
      <div className="flex items-center justify-between gap-2">
        <span className="flex flex-wrap">
          <Button type="button" variant="ghost" size="sm" onClick={({ detail }) => pick(detail === 0)}>
            <MousePointerClick aria-hidden="true" />
            Pick an element
          </Button>
          <AttachButton attachments={changePictures} onFiles={bring} />
        </span>
        {isBusy ? (
          <Button
            type="button"
            variant="outline"
            size="sm"
            disabled={!canStop}
            busy={asked.stop !== 'none'}
            onClick={() => stopAsking(api)}
          >
            <Square aria-hidden="true" />
            Stop
          </Button>
        ) : (
          <Button type="submit" size="sm" disabled={!canAsk}>
            Refine
            <CornerDownLeft aria-hidden="true" />
          </Button>
        )}
      </div>
    </form>
  );
}
