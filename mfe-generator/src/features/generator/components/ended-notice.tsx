import { Alert, Button, buttonVariants } from '@sitewright/ui';
import { useApi } from '@sitewright/web-kit';
import { Link } from '@sitewright/web-kit/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { siteAddress } from '../addresses.ts';
import { useEngine } from '../api/use-engine.ts';
import { throwAway } from '../generation/throw-away.ts';
import { waysOn } from '../generation/ways-on.ts';
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

/** Why there is no finished site, and the ways on. The prompt is still there. */
export function EndedNotice({ watched, onGenerate }: EndedNoticeProps) {
  const api = useApi();
  const engine = useEngine();
  const { failure, kept, siteId } = watched.progress;
  const options = optionsOf(watched);
  // An instance that has not told its engine is asked by a model's failure; the composer itself has nothing to offer.
  const isComposers = engine?.engine === 'composer' || options.engine === 'composer';
  const ways = failure && waysOn(failure);
  const canCompose = !isComposers && ways?.canCompose;
  const isMissing = failure?.code === 'NOT_FOUND' && siteId === undefined;
  const canRetry = ways?.canRetry && !isMissing;
  const retry = () => onGenerate(options);
  const look = buttonVariants({ variant: 'outline', className: 'grow' });

  return (
    <div className="mt-4">
      <Words watched={watched} onRetry={canRetry ? retry : undefined} />
      <div className="mt-2.5 flex flex-wrap gap-2.5">
        {kept && !isComposers && (
          <Button className="grow" onClick={() => void writeRest(api, kept.id)}>
            Write the rest
          </Button>
        )}
        {kept && (
          <Link to={siteAddress(kept.id)} className={look}>
            {failure ? 'Open what was written so far' : 'Open it'}
          </Link>
        )}
        {kept && !failure && (
          <Button variant="outline" className="grow" onClick={() => void throwAway(api, watched, kept)}>
            Throw it away
          </Button>
        )}
        {!failure && (
          <Button variant="outline" className="grow" onClick={retry}>
            Try again
          </Button>
        )}
        {ways?.canReword && (
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
        {isMissing && (
          <Link to="/dashboard" className={look}>
            My Projects
          </Link>
        )}
      </div>
    </div>
  );
}
