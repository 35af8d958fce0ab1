import { Alert, Button, buttonVariants } from '@sitewright/ui';
import { useApi } from '@sitewright/web-kit';
import { type WaysOn, waysOn } from '@sitewright/web-kit/generation';
import { Link } from '@sitewright/web-kit/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { siteAddress } from '../addresses.ts';
import { useEngine } from '../api/use-engine.ts';
import { throwAway } from '../generation/throw-away.ts';
import { writeRest } from '../generation/write-rest.ts';
import type { GenerationOptions, Watched } from '../generator-store.ts';
import type { Generate } from '../use-generate.ts';
import { focusPrompt } from './prompt-box.tsx';

/** What was asked for besides the words, which stand in the box. */
const optionsOf = ({ request }: Watched): GenerationOptions => ({
  ...(request?.engine && { engine: request.engine }),
  ...(request?.seed !== undefined && { seed: request.seed }),
});

/** The button that was pressed is gone: the keyboard goes on from here. */
function Stopped({ isHere, children }: { isHere: boolean; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isHere) notice.current?.focus();
  }, [isHere]);
  return (
    <div
      ref={notice}
      role="status"
      tabIndex={-1}
      className="rounded-[9px] border border-rule-strong bg-surface px-3.5 py-3 font-[550] text-body outline-hidden"
    >
      {children}
    </div>
  );
}

interface EndedNoticeProps {
  watched: Watched;
  onGenerate: Generate;
}

function Words({ watched, onRetry }: { watched: Watched; onRetry: (() => void) | undefined }) {
  const { failure, kept } = watched.progress;
  if (failure) return <Alert {...(onRetry && { onRetry })}>{failure.message}</Alert>;
  return (
    <Stopped isHere={watched.stop !== 'none'}>
      {kept ? 'Stopped. What was written so far is kept.' : 'Stopped. Nothing was written yet.'}
    </Stopped>
  );
}

/** Nothing to be done: it was stopped, and what there is of it says the rest. */
const noWays: WaysOn = { canRetry: false, canReword: false, canCompose: false, leadsToProjects: false };

/** What can be done, as far as it is known who writes here. */
function useWays({ progress, request }: Watched): WaysOn & { isComposers: boolean } {
  const engine = useEngine();
  const { failure, siteId, generationId } = progress;
  // An instance that has not told its engine is asked by a model's failure; the composer itself has nothing to offer.
  const isComposers = engine?.engine === 'composer' || request?.engine === 'composer';
  // It was looked for, and is not there.
  if (failure?.code === 'NOT_FOUND' && siteId === undefined && generationId !== undefined)
    return { ...noWays, leadsToProjects: true, isComposers };
  return { ...(failure ? waysOn(failure, isComposers) : noWays), isComposers };
}

const look = buttonVariants({ variant: 'outline', className: 'grow' });

interface KeptProps {
  watched: Watched;
  canWriteRest: boolean;
}

/** What there is of it, and what to do with that. */
function Kept({ watched, canWriteRest }: KeptProps) {
  const api = useApi();
  const { failure, kept } = watched.progress;
  if (!kept) return null;
  return (
    <>
      {canWriteRest && (
        <Button className="grow" onClick={() => void writeRest(api, kept.id)}>
          Write the rest
        </Button>
      )}
      <Link to={siteAddress(kept.id)} className={look}>
        {failure ? 'Open what was written so far' : 'Open it'}
      </Link>
      {!failure && (
        <Button variant="outline" className="grow" onClick={() => void throwAway(api, watched, kept)}>
          Throw it away
        </Button>
      )}
    </>
  );
}

/** Why there is no finished site, and the ways on. All that was asked for is still there. */
export function EndedNotice({ watched, onGenerate }: EndedNoticeProps) {
  const api = useApi();
  const { canRetry, canReword, canCompose, leadsToProjects, isComposers } = useWays(watched);
  const { failure } = watched.progress;
  const { restOf } = watched;
  const options = optionsOf(watched);
  const retry = () => (restOf === undefined ? onGenerate(options) : void writeRest(api, restOf));
  // Another try of a rest writes the rest.
  const canWriteRest = !isComposers && (restOf === undefined || !failure);

  return (
    <div className="mt-4">
      <Words watched={watched} onRetry={canRetry ? retry : undefined} />
      <div className="mt-2.5 flex flex-wrap gap-2.5">
        <Kept watched={watched} canWriteRest={canWriteRest} />
        {!failure && restOf === undefined && (
          <Button variant="outline" className="grow" onClick={retry}>
            Try again
          </Button>
        )}
        {canReword && (
          <Button variant="outline" className="grow" onClick={focusPrompt}>
            Change the description
          </Button>
        )}
        {canCompose && (
          <Button
            variant="outline"
            className="grow"
            onClick={() => onGenerate({ ...options, engine: 'composer' })}
          >
            Use the offline composer
          </Button>
        )}
        {leadsToProjects && (
          <Link to="/dashboard" className={look}>
            My Projects
          </Link>
        )}
      </div>
    </div>
  );
}
