import type { Generation } from '@sitewright/contracts';
import { Button, TextLink } from '@sitewright/ui';
import { useApi } from '@sitewright/web-kit';
import { dismissFailure, generationName, waysOn } from '@sitewright/web-kit/generation';
import { Link } from '@sitewright/web-kit/router';
import { CircleAlert, RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import { keepingFocus, mainActionMark } from '../card-focus.ts';
import { removeGeneration } from '../generations/generations-store.ts';
import { type AnotherTry, requestAgain } from '../generations/request-again.ts';
import { CardCaption, CardName } from './card-caption.tsx';
import { watchPath } from './generation-name-link.tsx';

interface FailedCardProps {
  generation: Generation;
}

const unknown = { code: 'INTERNAL', message: 'Something went wrong. Try again.' } as const;

/** What can be done; a rest is of the model that has written the beginning. */
function waysOf({ error = unknown, engine, isRest }: Generation) {
  const ways = waysOn(
    { code: error.code, message: error.message, ...(error.reason && { reason: error.reason }) },
    engine === 'composer',
  );
  return isRest ? { ...ways, canReword: false, canCompose: false } : ways;
}

interface PartProps extends FailedCardProps {
  tryAgain: (another: AnotherTry) => void;
}

/** Why there is no site, and what can be done besides the same again. */
function Reason({ generation, tryAgain }: PartProps) {
  const { error = unknown, kept } = generation;
  const { canReword, canCompose } = waysOf(generation);
  const name = generationName(generation);
  return (
    <div className="grid aspect-16/10 place-content-center justify-items-center gap-2 rounded-[10px] border border-bad-line bg-surface px-6 py-3 text-center text-ui">
      <CircleAlert aria-hidden="true" className="size-5 text-bad-ink" />
      <p className="text-balance wrap-anywhere">{error.message}</p>
      <p className="flex flex-wrap justify-center gap-x-4 gap-y-1">
        {kept && (
          <TextLink asChild>
            <Link to={`/app?site=${kept.id}`}>Open what was written</Link>
          </TextLink>
        )}
        {canReword && (
          <TextLink asChild>
            <Link to={watchPath(generation)} aria-label={`Change the description: ${name}`}>
              Change the description
            </Link>
          </TextLink>
        )}
        {canCompose && (
          <TextLink asChild>
            <button
              type="button"
              aria-label={`Use the offline composer: ${name}`}
              onClick={() => tryAgain('composer')}
            >
              Use the offline composer
            </button>
          </TextLink>
        )}
      </p>
    </div>
  );
}

function dismiss({ id }: Generation): void {
  dismissFailure(id);
  keepingFocus(() => removeGeneration(id));
}

function Controls({ generation, tryAgain, isAsking }: PartProps & { isAsking: boolean }) {
  const name = generationName(generation);
  return (
    <>
      {waysOf(generation).canRetry && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Try again: ${name}`}
          // Not disabled: that would take the focus away.
          aria-disabled={isAsking}
          onClick={() => tryAgain('same')}
          {...mainActionMark}
        >
          <RotateCcw aria-hidden="true" />
          Try again
        </Button>
      )}
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Dismiss ${name}`}
        onClick={() => dismiss(generation)}
      >
        <X aria-hidden="true" />
      </Button>
    </>
  );
}

/** A site that could not be made: why, what there is of it, and every way on. */
export function FailedCard({ generation }: FailedCardProps) {
  const api = useApi();
  const [isAsking, setAsking] = useState(false);
  const name = generationName(generation);

  const tryAgain = async (another: AnotherTry) => {
    if (isAsking) return;
    setAsking(true);
    await requestAgain(api, generation, another);
    setAsking(false);
  };
  const parts: PartProps = { generation, tryAgain: (another) => void tryAgain(another) };

  return (
    <>
      <Reason {...parts} />
      <CardCaption controls={<Controls {...parts} isAsking={isAsking} />}>
        <CardName name={name}>{name}</CardName>
        <p className="truncate font-semibold text-bad-ink text-small">
          {generation.isRest ? 'the rest could not be written' : 'could not be made'}
        </p>
      </CardCaption>
    </>
  );
}
