import { type Picture, routes } from '@sitewright/contracts';
import { Button, toast } from '@sitewright/ui';
import { toApiError, useApi } from '@sitewright/web-kit';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { bringUploaded } from './bring-picture.ts';
import type { Target } from './target.ts';
import { tellUploadsChanged } from './work.ts';

/** It cannot be taken back: older versions keep the picture, the list does not. */
function useRemoval(siteId: string, { id }: Picture) {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await api.call(routes.removePicture, { params: { id: siteId, picture: id } });
    } catch (error) {
      const description = toApiError(error).message;
      toast({ variant: 'destructive', title: 'The picture was not removed', description });
    }
    setBusy(false);
    tellUploadsChanged();
  };
  return { isBusy, remove };
}

interface UploadedPictureProps {
  siteId: string;
  picture: Picture;
  /** The place that is selected on the page. */
  target: () => Target | undefined;
  isPlaceSelected: boolean;
}

/** A picture that was uploaded to this site: to be used at the selected place, or removed. */
export function UploadedPicture({ siteId, picture, target, isPlaceSelected }: UploadedPictureProps) {
  const { name, usedOn, thumbnail } = picture;
  const [isAsking, setAsking] = useState(false);
  const { isBusy, remove } = useRemoval(siteId, picture);
  const use = () => {
    const place = target();
    if (place) void bringUploaded(picture.id, place);
  };
  return (
    <li className="min-w-0">
      <button
        type="button"
        disabled={!isPlaceSelected}
        aria-label={`Use ${name}`}
        className="grid aspect-4/3 w-full place-items-center overflow-hidden rounded-control border border-rule-strong bg-paper-sunk enabled:hover:border-control disabled:opacity-65"
        onClick={use}
      >
        <img src={thumbnail} alt="" className="size-full object-contain" />
      </button>
      <div className="mt-1 flex min-h-8 items-center justify-between gap-1">
        <p className="min-w-0 text-[0.75rem] leading-tight">
          <span className="block truncate font-semibold" title={name}>
            {name}
          </span>
          {usedOn.length > 0 && <span className="text-ink-3">in use</span>}
        </p>
        {usedOn.length === 0 && !isAsking && (
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={`Remove ${name}`}
            className="pointer-coarse:size-11"
            onClick={() => setAsking(true)}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        )}
      </div>
      {isAsking && (
        <fieldset className="grid gap-1.5">
          <legend className="mb-1 text-small">Remove it for good?</legend>
          <Button
            variant="outline"
            size="sm"
            busy={isBusy}
            className="text-bad-ink pointer-coarse:h-11"
            onClick={() => void remove()}
          >
            Remove
          </Button>
          <Button
            variant="outline"
            size="sm"
            autoFocus
            className="pointer-coarse:h-11"
            onClick={() => setAsking(false)}
          >
            Keep
          </Button>
        </fieldset>
      )}
    </li>
  );
}
