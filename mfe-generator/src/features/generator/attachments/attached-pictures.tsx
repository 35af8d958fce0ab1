import { limits } from '@sitewright/contracts';
import { Button, cn, Input, Select } from '@sitewright/ui';
import { ImageIcon, X } from 'lucide-react';
import { type Attachment, type Attachments, type PictureRole, pictureRoles } from './attachment-store.ts';

function Thumbnail({ step }: Pick<Attachment, 'step'>) {
  if (step.name === 'there' && step.picture.thumbnail)
    return <img src={step.picture.thumbnail} alt="" className="size-full object-cover" />;
  return <ImageIcon aria-hidden="true" className="size-5 text-ink-3" />;
}

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

const roleNames: Record<PictureRole, string> = {
  shown: 'Picture to show',
  logo: 'Logo',
  sketch: 'Sketch of the layout',
};

function RoleChoice({ attachment: { key, fileName, role }, attachments: { assign } }: OfOne) {
  return (
    <Select
      aria-label={`What ${fileName} is`}
      className="grow basis-45"
      value={role}
      onChange={({ target }) => assign(key, target.value as PictureRole)} // It is one of the options.
    >
      {pictureRoles.map((one) => (
        <option key={one} value={one}>
          {roleNames[one]}
        </option>
      ))}
    </Select>
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
  /** It can be said of each what it is. */
  hasRoles?: boolean;
}

/** The pictures that belong to what is asked for next, each with its words. */
export function AttachedPictures({ attachments, name, needsWords = false, hasRoles }: AttachedPicturesProps) {
  const { attachments: all, problem } = attachments.use();
  return (
    <>
      {all.length > 0 && (
        <ul aria-label={name} className={cn('grid', hasRoles ? 'gap-4' : 'gap-2')}>
          {all.map((attachment) => (
            <li key={attachment.key} className="flex items-start gap-2">
              <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-[6px] border border-rule bg-paper-sunk">
                <Thumbnail step={attachment.step} />
              </span>
              <span className="flex min-h-11 min-w-0 grow flex-wrap items-center gap-1.5">
                <span className="min-w-0 grow basis-40">
                  <Step attachment={attachment} attachments={attachments} needsWords={needsWords} />
                </span>
                {hasRoles && attachment.step.name === 'there' && (
                  <RoleChoice attachment={attachment} attachments={attachments} />
                )}
              </span>
              <Button
                type="button"
                variant="ghost"
                size="icon-sm"
                aria-label={`Leave out ${attachment.fileName}`}
                className="mt-1.5 pointer-coarse:mt-0 pointer-coarse:size-11"
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
