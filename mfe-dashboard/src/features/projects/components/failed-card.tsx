import type { Generation } from '@sitewright/contracts';
import { Button, TextLink } from '@sitewright/ui';
import { useApi } from '@sitewright/web-kit';
import { Link } from '@sitewright/web-kit/router';
import { CircleAlert, RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import { keepingFocus, mainActionMark } from '../card-focus.ts';
import { generationName } from '../generations/generation-words.ts';
import { removeGeneration } from '../generations/generations-store.ts';
import { requestAgain } from '../generations/request-again.ts';
import { CardCaption, CardName } from './card-caption.tsx';

interface FailedCardProps {
  generation: Generation;
}

const Reason = ({ generation: { error, kept } }: FailedCardProps) => (
  <div className="grid aspect-16/10 place-content-center justify-items-center gap-2 rounded-[10px] border border-bad-line bg-surface px-6 py-3 text-center text-ui">
    <CircleAlert aria-hidden="true" className="size-5 text-bad-ink" />
    <p className="text-balance wrap-anywhere">{error?.message ?? 'Something went wrong. Try again.'}</p>
    {kept && (
      <TextLink asChild>
        <Link to={`/app?site=${kept.id}`}>Open what was written</Link>
      </TextLink>
    )}
  </div>
);

function Controls({ generation }: FailedCardProps) {
  const api = useApi();
  const [isAsking, setAsking] = useState(false);
  const name = generationName(generation);

  const tryAgain = async () => {
    if (isAsking) return;
    setAsking(true);
    await requestAgain(api, generation);
    setAsking(false);
  };

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Try again: ${name}`}
        // Not disabled: that would take the focus away.
        aria-disabled={isAsking}
        onClick={() => void tryAgain()}
        {...mainActionMark}
      >
        <RotateCcw aria-hidden="true" />
        Try again
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Dismiss ${name}`}
        onClick={() => keepingFocus(() => removeGeneration(generation.id))}
      >
        <X aria-hidden="true" />
      </Button>
    </>
  );
}

/** A site that could not be made: why, what there is of it, and another try. */
export function FailedCard({ generation }: FailedCardProps) {
  const name = generationName(generation);
  return (
    <>
      <Reason generation={generation} />
      <CardCaption controls={<Controls generation={generation} />}>
        <CardName name={name}>{name}</CardName>
        <p className="truncate font-semibold text-bad-ink text-small">could not be made</p>
      </CardCaption>
    </>
  );
}
