import { limits } from '@sitewright/contracts';
import { Dialog } from '@sitewright/ui';
import { useNavigate } from '@sitewright/web-kit/router';
import { useEffect, useEffectEvent } from 'react';
import { quoted } from '../project-name.ts';
import { projects } from '../projects-store.ts';
import { ChooseFiles } from './choose-files.tsx';
import type { Given } from './given-files.ts';
import { ImportProgress } from './import-progress.tsx';
import { ImportedNotes } from './imported-notes.tsx';
import { useImport } from './use-import.ts';

const intro = `Pages that were made elsewhere become a site that you can edit: HTML with its styles, scripts, pictures and typefaces, up to ${
  limits.siteMaxBytes / 1024 / 1024
} MB. Nothing is fetched from other servers.`;

interface ImportDialogProps {
  isOpen: boolean;
  /** What was dropped on the page behind it. */
  given: Given | undefined;
  onClose: () => void;
}

/** Imports a site; what was imported opens in the generator. */
export function ImportDialog({ isOpen, given, onClose }: ImportDialogProps) {
  const navigate = useNavigate();
  const { state, start, stop, refuse } = useImport();
  const begin = useEffectEvent((dropped: Given) => void start(dropped));
  useEffect(() => {
    if (given) begin(given);
  }, [given]);

  const handleClose = () => {
    stop();
    onClose();
    if (state.step === 'done') projects.put(state.imported.site);
  };
  const handleOpen = () => {
    if (state.step !== 'done') return;
    onClose();
    navigate(`/app?site=${state.imported.site.folderId}`);
  };

  const isDone = state.step === 'done';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title={isDone ? `${quoted(state.imported.site)} is imported` : 'Import a site'}
      {...(state.step === 'waiting' && { description: intro })}
    >
      {state.step === 'waiting' && (
        <ChooseFiles problem={state.problem} onGive={(next) => void start(next)} onProblem={refuse} />
      )}
      {(state.step === 'packing' || state.step === 'sending' || state.step === 'checking') && (
        <ImportProgress state={state} onStop={stop} />
      )}
      {isDone && <ImportedNotes imported={state.imported} onOpen={handleOpen} />}
    </Dialog>
  );
}
