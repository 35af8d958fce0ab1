import { limits } from '@sitewright/contracts';
import { Button, cn, Input } from '@sitewright/ui';
import { Check, ImageIcon, X } from 'lucide-react';
import type { Attachment, Attachments } from './attachment-store.ts';

interface OfOne {
  attachment: Attachment;
  attachments: Attachments;
}

interface StepProps extends OfOne {
  needsWords: boolean;
}

function Step({
  attachment: { key, fileName, alt, step },
  attachments: { describe },
  needsWords,
}: StepProps) {
  if (step.name === 'sending')
    return (
      <p role="status" className="truncate text-ink-2 text-small">
        {step.share < 1
          ? `Uploading ${fileName}: ${Math.round(step.share * 100)} %`
          : `Looking at ${fileName}`}
      </p>
    );
  if (step.name === 'refused')
    return (
      <div role="alert" className="text-bad-ink text-small">
        <p className="wrap-anywhere">{step.words}</p>
        {step.onRetry && (
          <Button type="button" variant="outline" size="sm" className="mt-1" onClick={step.onRetry}>
            Try again
          </Button>
        )}
      </div>
    );
  return (
    <Input
      aria-label={`What ${fileName} shows, for who cannot see it`}
      placeholder="What it shows"
      maxLength={limits.pictureAltMaxLength}
      value={alt}
      aria-invalid={needsWords && alt.trim() === ''}
      onChange={({ target }) => describe(key, target.value)}
    />
  );
}

function LogoMark({ attachment: { key, fileName, isLogo }, attachments: { markLogo } }: OfOne) {
  return (
    <Button
      type="button"
      variant="outline"
      size="sm"
      aria-pressed={isLogo}
      aria-label={`${fileName} is the logo`}
      className={cn('pointer-coarse:h-11', isLogo && 'text-purple-ink')}
      onClick={() => markLogo(key, !isLogo)}
    >
      {isLogo && <Check aria-hidden="true" />}
      Logo
    </Button>
  );
}

/** The keyboard goes on with the next picture, or with the words. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest('li');
  const near = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = near?.querySelector<HTMLElement>('button:last-of-type') ?? button.closest('form');
  (next instanceof HTMLFormElement ? next.querySelector('textarea') : next)?.focus();
}

interface AttachedPicturesProps {
  attachments: Attachments;
  /** What the list is called. */
  name: string;
  /** Nothing is asked for while one has no words. */
  needsWords?: boolean;
  /** One of them can be marked as the logo. */
  hasLogo?: boolean;
}

/** The pictures that belong to what is asked for next, each with its words. */
export function AttachedPictures({ attachments, name, needsWords = false, hasLogo }: AttachedPicturesProps) {
  const { attachments: all, problem } = attachments.use();
  return (
    <>
      {all.length > 0 && (
        <ul aria-label={name} className="grid gap-2">
          {all.map((attachment) => (
            <li key={attachment.key} className="flex items-center gap-2">
              <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-[6px] border border-rule bg-paper-sunk">
                {attachment.step.name === 'there' ? (
                  <img src={attachment.step.picture.thumbnail} alt="" className="size-full object-cover" />
                ) : (
                  <ImageIcon aria-hidden="true" className="size-5 text-ink-3" />
                )}
              </span>
              <span className="min-w-0 grow">
                <Step attachment={attachment} attachments={attachments} needsWords={needsWords} />
              </span>
              {hasLogo && attachment.step.name === 'there' && (
                <LogoMark attachment={attachment} attachments={attachments} />
              )}
              <Button
                type="button"
                variant="ghost"
                size="icon-sm"
                aria-label={`Leave out ${attachment.fileName}`}
                className="pointer-coarse:size-11"
                onClick={({ currentTarget }) => {
                  focusBeside(currentTarget);
                  attachments.detach(attachment.key);
                }}
              >
                <X aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <p role="alert" className="text-bad-ink text-small">
          {problem}
        </p>
      )}
    </>
  );
}
