import { limits } from '@sitewright/contracts';
import { Button, Input } from '@sitewright/ui';
import { ImageIcon, X } from 'lucide-react';
import { type Attachment, describe, detach, useAttachments } from './attachments.ts';

function Step({ attachment: { key, fileName, alt, step } }: { attachment: Attachment }) {
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
      aria-invalid={alt.trim() === ''}
      onChange={({ target }) => describe(key, target.value)}
    />
  );
}

/** The pictures that belong to the next change, each with its words. */
export function AttachedPictures() {
  const { attachments, problem } = useAttachments();
  return (
    <>
      {attachments.length > 0 && (
        <ul aria-label="Pictures of this change" className="grid gap-2">
          {attachments.map((attachment) => (
            <li key={attachment.key} className="flex items-center gap-2">
              <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-[6px] border border-rule bg-paper-sunk">
                {attachment.step.name === 'there' ? (
                  <img src={attachment.step.picture.thumbnail} alt="" className="size-full object-cover" />
                ) : (
                  <ImageIcon aria-hidden="true" className="size-5 text-ink-3" />
                )}
              </span>
              <span className="min-w-0 grow">
                <Step attachment={attachment} />
              </span>
              <Button
                type="button"
                variant="ghost"
                size="icon-sm"
                aria-label={`Leave out ${attachment.fileName}`}
                className="pointer-coarse:size-11"
                onClick={() => detach(attachment.key)}
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
