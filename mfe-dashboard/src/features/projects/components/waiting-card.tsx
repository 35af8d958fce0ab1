import type { Generation } from '@sitewright/contracts';
import { Button } from '@sitewright/ui';
import { useApi } from '@sitewright/web-kit';
import { generationName } from '@sitewright/web-kit/generation';
import { mainActionMark } from '../card-focus.ts';
import { sinceWords } from '../generations/generation-words.ts';
import { useGenerations } from '../generations/generations-store.ts';
import { stopMaking } from '../generations/stop-making.ts';
import { CardCaption } from './card-caption.tsx';
import { GenerationNameLink } from './generation-name-link.tsx';

interface WaitingCardProps {
  generation: Generation;
}

const Place = ({ generation: { line } }: WaitingCardProps) => (
  <p className="grid aspect-16/10 place-content-center justify-items-center gap-1.5 rounded-[10px] border border-control border-dashed">
    {line && <span className="type-display text-[2.875rem] leading-none">{line.place}</span>}{' '}
    <span className="text-ink-2">in line</span>
  </p>
);

function LeaveButton({ generation }: WaitingCardProps) {
  const api = useApi();
  const isLeaving = useGenerations(({ stopping }) => stopping.has(generation.id));
  const words = isLeaving ? 'Leaving the line' : 'Leave the line';
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={`${words}: ${generationName(generation)}`}
      // Not disabled: that would take the focus away.
      aria-disabled={isLeaving}
      onClick={() => void stopMaking(api, generation)}
      {...mainActionMark}
    >
      {words}
    </Button>
  );
}

/** A site whose turn has not come yet: where it stands, since when, and how to give it up. */
export function WaitingCard({ generation }: WaitingCardProps) {
  const { createdAt } = generation;
  return (
    <>
      <Place generation={generation} />
      <CardCaption controls={<LeaveButton generation={generation} />}>
        <GenerationNameLink generation={generation} />
        <p className="truncate text-ink-3 text-small">
          waiting since <time dateTime={createdAt}>{sinceWords(new Date(createdAt), new Date())}</time>
        </p>
      </CardCaption>
    </>
  );
}
