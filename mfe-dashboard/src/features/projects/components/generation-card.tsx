import type { Generation } from '@sitewright/contracts';
import { cardId } from '../card-focus.ts';
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

/** A site that is not there yet, or could not be made. */
export const GenerationCard = (props: GenerationCardProps) => (
  <li id={cardId(props.generation)} className="relative min-w-0">
    <Content {...props} />
  </li>
);
