import type { ShownGeneration } from '../generations/use-shown-generations.ts';
import type { ProjectActions } from '../use-project-actions.ts';
import { GenerationCard } from './generation-card.tsx';
import { ProjectCard } from './project-card.tsx';

interface GenerationCardsProps {
  shown: ShownGeneration[];
  actions: ProjectActions;
}

/** The cards before the projects. One that has become a project keeps its height, so that nothing moves. */
export const GenerationCards = ({ shown, actions }: GenerationCardsProps) =>
  shown.map((one) =>
    one.project ? (
      <ProjectCard key={one.generation.id} project={one.project} actions={actions} className="pb-5" />
    ) : (
      <GenerationCard key={one.generation.id} generation={one.generation} isFollowed={one.isFollowed} />
    ),
  );
