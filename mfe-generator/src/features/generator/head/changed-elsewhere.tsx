import { type SiteHead, versionPreviewPath } from '@sitewright/contracts';
import { cn, TextLink } from '@sitewright/ui';
import { SmallAction } from './small-action.tsx';

interface ChangedElsewhereProps {
  siteId: string;
  /** What the server shows, where it has told. */
  theirs: SiteHead | undefined;
  /** Of who has something that is not stored. */
  onKeepMine: (() => unknown) | undefined;
  onKeepTheirs: () => unknown;
  className?: string;
}

/** Somebody else has written: it can be looked at, and both are there to be kept. */
export function ChangedElsewhere({
  siteId,
  theirs,
  onKeepMine,
  onKeepTheirs,
  className,
}: ChangedElsewhereProps) {
  return (
    <div
      role="alert"
      className={cn('flex flex-wrap items-center gap-x-3 font-semibold text-bad-ink text-small', className)}
    >
      Not saved: this site was changed elsewhere.
      {theirs && (
        <TextLink href={versionPreviewPath(siteId, theirs.version)} target="_blank" rel="noopener">
          Look at version {theirs.version}
        </TextLink>
      )}
      {onKeepMine && <SmallAction name="Keep mine as well" onPress={onKeepMine} />}
      <SmallAction name={onKeepMine ? 'Keep only theirs' : 'Load it'} onPress={onKeepTheirs} />
    </div>
  );
}
