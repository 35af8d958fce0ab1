import { type Generation, generationPhases } from '@sitewright/contracts';
import { Button, CardMenu, StepRuler } from '@sitewright/ui';
import { useApi } from '@sitewright/web-kit';
import { type GenerationProgress, generationName } from '@sitewright/web-kit/generation';
import { Link } from '@sitewright/web-kit/router';
import { Eye, Square } from 'lucide-react';
import { focusCard, mainActionMark } from '../card-focus.ts';
import { stepNumber, stepWords } from '../generations/generation-words.ts';
import { useGenerations } from '../generations/generations-store.ts';
import { stopMaking } from '../generations/stop-making.ts';
import { useFollowing } from '../generations/use-following.ts';
import { CardCaption } from './card-caption.tsx';
import { GenerationNameLink, watchPath } from './generation-name-link.tsx';
import { WrittenPage } from './written-page.tsx';

interface GenerationProps {
  generation: Generation;
}

function Controls({ generation }: GenerationProps) {
  const api = useApi();
  const name = generationName(generation);
  const stop = () => {
    // The card may change before the menu has given the focus back.
    focusCard(generation);
    void stopMaking(api, generation);
  };
  return (
    <>
      <Button asChild variant="outline" size="sm" aria-label={`Watch ${name}`}>
        <Link to={watchPath(generation)} {...mainActionMark}>
          <Eye aria-hidden="true" />
          Watch
        </Link>
      </Button>
      <CardMenu subject={name} entries={[{ name: 'Stop', Icon: Square, onSelect: stop }]} />
    </>
  );
}

interface StepProps {
  generation: Generation;
  progress: GenerationProgress | undefined;
}

/** The stream knows it first; a generation that is not followed says it as often as it is listed. */
const phaseOf = ({ generation, progress }: StepProps) => progress?.phase ?? generation.phase;

function StateLine(props: StepProps) {
  const isStopping = useGenerations(({ stopping }) => stopping.has(props.generation.id));
  const phase = phaseOf(props);
  const words = phase ? `being written: ${stepWords(phase)}` : 'being written';
  if (isStopping) return <p className="truncate text-ink-3 text-small">stopping</p>;
  if (props.progress?.isCut)
    return <p className="truncate text-ink-3 text-small">no connection, it is still being written</p>;
  if (props.progress?.isStorageAway)
    return <p className="truncate text-ink-3 text-small">saving is delayed, it goes on by itself</p>;
  return (
    <p className="truncate font-semibold text-pink-ink text-small" title={words}>
      {words}
    </p>
  );
}

function Ruler(props: StepProps) {
  const phase = phaseOf(props);
  return (
    <StepRuler
      steps={generationPhases.length}
      step={phase ? stepNumber(phase) : 0}
      label={`Progress of ${generationName(props.generation)}`}
      valueText={phase ? stepWords(phase) : 'Not begun yet'}
      className="mt-0.5"
    />
  );
}

interface WritingCardProps extends GenerationProps {
  isFollowed: boolean;
}

/** A site that is being written: its page as far as there is one, the step it is at, and how to watch or stop it. */
export function WritingCard({ generation, isFollowed }: WritingCardProps) {
  const progress = useFollowing(generation.id, isFollowed);
  return (
    <>
      <WrittenPage page={progress?.page} />
      <CardCaption controls={<Controls generation={generation} />}>
        <GenerationNameLink generation={generation} />
        <StateLine generation={generation} progress={progress} />
      </CardCaption>
      <Ruler generation={generation} progress={progress} />
    </>
  );
}
