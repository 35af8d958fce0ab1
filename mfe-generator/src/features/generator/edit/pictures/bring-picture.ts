import { type PictureView, routes } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { toApiError } from '@sitewright/web-kit';
import { type Editing, useEditing } from '../edit-store.ts';
import { showEditFace } from '../face.ts';
import { problemOf } from './check-file.ts';
import type { Target } from './target.ts';
import { isPassing, uploadPicture } from './upload-picture.ts';
import { isBusy, setWork, useWork, type Work } from './work.ts';

/** What did not work is said where the picture was to go; what may work later can be tried again. */
function refuse(target: Target | undefined, thrown: unknown, again: () => void): void {
  const error = toApiError(thrown);
  setWork({
    target,
    step: { name: 'refused', words: error.message, onRetry: isPassing(error) ? again : undefined },
  });
}

/** Shows each step of some work; what was cancelled in the meantime shows nothing any more. */
function begin(target: Target | undefined) {
  const abortController = new AbortController();
  const { signal } = abortController;
  const onCancel = () => {
    abortController.abort();
    setWork(undefined);
  };
  const show = (step: Work['step']) => {
    if (!signal.aborted) setWork({ target, step });
  };
  return { signal, onCancel, show };
}

type Begun = ReturnType<typeof begin>;

async function view({ api, siteId }: Editing, id: string, { signal, onCancel, show }: Begun): Promise<void> {
  show({ name: 'opening', onCancel });
  const picture: PictureView = await api.call(routes.picture, {
    params: { id: siteId, picture: id },
    signal,
  });
  show({ name: 'choosing', picture });
}

const send = ({ api, siteId }: Editing, file: File, { signal, onCancel, show }: Begun) =>
  uploadPicture(api, siteId, file, {
    signal,
    onSent: (share) => show({ name: 'uploading', fileName: file.name, share, onCancel }),
  });

/** The work at the open site, unless a picture is on its way already, which is said. */
function freeEditing(): Editing | undefined {
  const { editing } = useEditing.getState();
  if (editing) showEditFace('pictures');
  if (!isBusy()) return editing;
  toast({
    variant: 'destructive',
    title: 'One picture at a time',
    description: 'Another one is still on its way. Bring this one when it is there.',
  });
  return undefined;
}

/** Uploads a file; for a place of the page it is then asked how it is shown there. */
export async function bringFile(file: File, target: Target | undefined): Promise<void> {
  const editing = freeEditing();
  if (!editing) return;
  const words = problemOf(file);
  if (words !== undefined) {
    setWork({ target, step: { name: 'refused', words, onRetry: undefined } });
    return;
  }
  const begun = begin(target);
  try {
    const { id } = await send(editing, file, begun);
    if (target) await view(editing, id, begun);
    else if (!begun.signal.aborted) setWork(undefined);
  } catch (error) {
    if (!begun.signal.aborted) refuse(target, error, () => void bringFile(file, target));
  }
}

/** Takes a picture that was uploaded before; it is asked how it is shown at its place. */
export async function bringUploaded(id: string, target: Target): Promise<void> {
  const editing = freeEditing();
  if (!editing) return;
  const begun = begin(target);
  try {
    await view(editing, id, begun);
  } catch (error) {
    if (!begun.signal.aborted) refuse(target, error, () => void bringUploaded(id, target));
  }
}

/** Whether a picture of the page is waited for, or was refused, at this place. */
export const useStepAt = (isHere: (work: Work) => boolean): Work['step'] | undefined =>
  useWork(({ work }) => (work && isHere(work) ? work.step : undefined));
