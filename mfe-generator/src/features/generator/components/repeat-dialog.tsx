import { Button, Dialog } from '@sitewright/ui';
import { useEngine } from '../api/use-engine.ts';
import { useGenerator } from '../generator-store.ts';
import { anotherDesign, sameDesign } from '../repeat.ts';
import type { Generate } from '../use-generate.ts';

const descriptions = {
  composer:
    'There is a website from these words already, and it stays in My Projects. Another design keeps the words and ' +
    'changes the look; without it, you get the same website a second time.',
  openai:
    'There is a website from these words already, and it stays in My Projects. The model writes another one from them.',
} as const;

interface RepeatDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onGenerate: Generate;
}

/** Asks before the same words are sent again. A model never answers twice the same, so it is not asked to. */
export function RepeatDialog({ isOpen, onClose, onGenerate }: RepeatDialogProps) {
  const engine = useEngine();
  const source = useGenerator((state) => state.source);
  const writer = source?.engine ?? engine?.engine ?? 'composer';
  const answer = (options: Parameters<Generate>[0]) => {
    onClose();
    onGenerate(options);
  };
  const actions = (
    <div className="flex grow flex-col-reverse gap-2.5 desk:flex-row desk:justify-end">
      <Button variant="ghost" onClick={onClose}>
        Cancel
      </Button>
      {writer === 'composer' && (
        <Button variant="outline" onClick={() => answer(sameDesign({ source }))}>
          Make the same again
        </Button>
      )}
      <Button onClick={() => answer(anotherDesign({ source }))}>Another design</Button>
    </div>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="The same words again?"
      description={descriptions[writer]}
      actions={actions}
    />
  );
}
