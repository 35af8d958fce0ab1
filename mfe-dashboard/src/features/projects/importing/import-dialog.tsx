import { limits } from '@sitewright/contracts';
import { Dialog, toast } from '@sitewright/ui';
import { useNavigate } from '@sitewright/web-kit/router';
import { useEffect, useEffectEvent } from 'react';
import { quoted } from '../project-name.ts';
import { projects } from '../projects-store.ts';
import { ChooseFiles } from './choose-files.tsx';
import type { Read } from './given-files.ts';
import { ImportProgress } from './import-progress.tsx';
import { ImportedNotes } from './imported-notes.tsx';
import { useImport } from './use-import.ts';

const intro = `Pages that were made elsewhere become a site that you can edit: HTML with its styles, scripts, pictures and typefaces, up to ${
  limits.siteMaxBytes / 1024 / 1024
} MB. Nothing is fetched from other servers.`;

interface ImportDialogProps {
  isOpen: boolean;
  /** What was dropped on the page behind it. */
  dropped: Read | undefined;
  onClose: () => void;
}

/** Imports a site; what was imported opens in the generator. */
export function ImportDialog({ isOpen, dropped, onClose }: ImportDialogProps) {
  const navigate = useNavigate();
  const { state, start, stop, refuse } = useImport();
  const isRunning = state.step === 'packing' || state.step === 'sending' || state.step === 'checking';
  const take = (read: Read) => {
    if (isRunning)
      toast({ title: 'One site at a time', description: 'Drop it again once this one is imported.' });
    else if ('given' in read) void start(read.given);
    else refuse(read.problem);
  };
  const takeDropped = useEffectEvent(take);
  useEffect(() => {
    if (dropped) takeDropped(dropped);
  }, [dropped]);

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
      {state.step === 'waiting' && <ChooseFiles problem={state.problem} onRead={take} />}
      {isRunning && <ImportProgress state={state} onStop={stop} />}
      {isDone && <ImportedNotes imported={state.imported} onOpen={handleOpen} />}
    </Dialog>
  );
}
