import { Button, cn, toast } from '@sitewright/ui';
import { readLandingPrompt } from '@sitewright/web-kit/landing-prompt';
import { useNavigate } from '@sitewright/web-kit/router';
import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { askForWebsite, promptForm, readPromptForm } from '../../../lib/ask-for-website.ts';
import { brief, textOf, wordCount } from '../example/brief.ts';
import { WrittenExample } from './written-example.tsx';

const example = textOf(brief);

const textLook = 'grow px-4.5 py-4 text-[1.03125rem] leading-[1.62] md:px-6 md:py-5.5 md:text-[1.25rem]';

/** What somebody wrote here before going on to registration, and has come back to. */
function ownWordsKept(): string | undefined {
  const kept = readLandingPrompt();
  return kept === example ? undefined : kept;
}

interface OwnPromptProps {
  box: RefObject<HTMLTextAreaElement | null>;
  prompt: string;
  onChange: (prompt: string) => void;
}

function OwnPrompt({ box, prompt, onChange }: OwnPromptProps) {
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <textarea
      name={promptForm.field}
      aria-label="Describe your website"
      value={prompt}
      ref={box}
      className={cn(textLook, 'min-h-56 resize-none bg-transparent outline-hidden')}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={handleKeyDown}
    />
  );
}

function useSubmit() {
  const navigate = useNavigate();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const prompt = readPromptForm(form);
    if (prompt.trim() !== '') return navigate(askForWebsite(prompt));
    toast({
      variant: 'destructive',
      title: 'Please enter a prompt',
      description: "Describe what kind of website you'd like to create.",
    });
    form.querySelector('textarea')?.focus();
  };
}

const headerButton = 'text-purple-ink underline-offset-3 hover:underline';

interface BriefProps {
  /** Steps of the text that are typed so far. */
  typed: number;
  /** There while it is being typed. */
  onSkip: (() => void) | undefined;
}

/** What a person writes: an example, or words of their own. A website is made from what stands there. */
export function Brief({ typed, onSkip }: BriefProps) {
  const [own, setOwn] = useState(ownWordsKept);
  const box = useRef<HTMLTextAreaElement>(null);
  const handleSubmit = useSubmit();
  const isOwn = own !== undefined;

  // Typing replaces the example, a click goes on with it.
  const handleOwn = () => {
    flushSync(() => setOwn(example));
    box.current?.focus();
    box.current?.select();
  };

  return (
    <form
      id={promptForm.id}
      aria-label="What you write"
      onSubmit={handleSubmit}
      className={cn(
        'relative flex flex-col rounded-panel border border-rule-strong bg-surface shadow-window',
        isOwn &&
          'focus-within:border-purple focus-within:ring-3 focus-within:ring-purple-tint dark:focus-within:border-purple-ink',
      )}
    >
      <div className="flex justify-between border-rule border-b px-4.5 py-2.75 font-semibold text-ink-2 text-small md:px-5.5">
        What you write
        {onSkip && !isOwn && (
          <button type="button" onClick={onSkip} className={headerButton}>
            Skip
          </button>
        )}
        {!onSkip && !isOwn && (
          // The whole text can be pressed, its phrases excepted; in the page as it is built nobody would answer.
          <button
            type="button"
            disabled={typeof window === 'undefined'}
            onClick={handleOwn}
            className={cn(
              headerButton,
              'after:absolute after:inset-x-0 after:top-10 after:bottom-17 enabled:after:cursor-text',
            )}
          >
            Write your own
          </button>
        )}
        {isOwn && (
          <button type="button" onClick={() => setOwn(undefined)} className={headerButton}>
            Show the example
          </button>
        )}
      </div>
      {isOwn ? (
        <OwnPrompt box={box} prompt={own} onChange={setOwn} />
      ) : (
        <>
          <WrittenExample typed={typed} className={textLook} />
          <input type="hidden" name={promptForm.field} value={example} />
        </>
      )}
      <div className="flex items-center justify-between border-rule border-t py-3.5 pr-4 pl-4.5 md:pl-5.5">
        <span className="text-ink-3 text-small">{wordCount(own ?? example)} words</span>
        <Button type="submit">Generate Website</Button>
      </div>
    </form>
  );
}
