import type { Generation } from '@sitewright/contracts';
import { cn } from '@sitewright/ui';
import { cardId } from '../card-focus.ts';
import { isBesideItsSite } from '../generations/generations-store.ts';
import { FailedCard } from './failed-card.tsx';
import { WaitingCard } from './waiting-card.tsx';
import { WritingCard } from './writing-card.tsx';

interface GenerationCardProps {
  generation: Generation;
  isFollowed: boolean;
}

function Content({ generation, isFollowed }: GenerationCardProps) {
  if (generation.state === 'waiting') return <WaitingCard generation={generation} />;
  if (generation.state === 'failed') return <FailedCard generation={generation} />;
  return <WritingCard generation={generation} isFollowed={isFollowed} />;
}

/** Two cards of one site need two names. */
const cardedBy = (generation: Generation) =>
  isBesideItsSite(generation) ? { folderId: generation.id } : generation;

/** A site that is not there yet, or could not be made. Each is as high as one with a ruler, so that nothing moves. */
export const GenerationCard = (props: GenerationCardProps) => (
  <li
    id={cardId(cardedBy(props.generation))}
    className={cn('relative min-w-0', props.generation.state !== 'running' && 'pb-5')}
  >
    <Content {...props} />
  </li>
);
