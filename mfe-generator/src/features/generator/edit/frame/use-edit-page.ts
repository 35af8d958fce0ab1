import type { Editable, EditFrameMessage } from '@sitewright/contracts';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useAim } from '../../change/aim.ts';
import { askAbout, typed } from '../act.ts';
import { type Editing, editingOf, updateEditing } from '../edit-store.ts';
import { format } from '../format/format.ts';
import { answerKey } from '../keys.ts';
import { tookPictures } from '../pictures/page-pictures.ts';
import { receiveFile } from '../pictures/receive-file.ts';
import { listenToEditPage } from './listen-to-edit-page.ts';

interface EditPage {
  siteId: string;
  page: string;
  /** The frame shows the page of a version. */
  onReady: (version: number) => void;
}

type Selected = Extract<EditFrameMessage, { type: 'sitewright:selected' }>;

const isSame = (one: Editable | undefined, other: Editable | undefined) =>
  one?.element.start === other?.element.start &&
  one?.element.end === other?.element.end &&
  one?.text?.start === other?.text?.start;

/** Who selects something else while a change is being stored goes on there. */
function turning(editing: Editing | undefined, { editables, version }: Selected): Partial<Editing> {
  const isOther = version === editing?.selectedAt && !isSame(editables[0], editing.selected[0]);
  return isOther ? { focus: undefined, turnedFrom: editing.pending } : {};
}

function select(siteId: string, message: Selected): void {
  const { editables, version } = message;
  updateEditing(siteId, {
    selected: editables,
    selectedAt: version,
    ...turning(editingOf(siteId), message),
  });
  const [innermost] = editables;
  if (innermost && useAim.getState().isPicking) askAbout(innermost);
}

/** Follows what a person does in the page of the edit mode. */
export function useEditPage(
  frame: RefObject<HTMLIFrameElement | null>,
  { siteId, page, onReady }: EditPage,
): void {
  const hear = useEffectEvent((message: EditFrameMessage) => {
    if (message.type === 'sitewright:edit-key') answerKey(message.key);
    else if (message.path !== page) return;
    else if (message.type === 'sitewright:edit-ready') onReady(message.version);
    else if (message.type === 'sitewright:typed') typed(message);
    else if (message.type === 'sitewright:pictures') tookPictures(siteId, message);
    else if (message.type === 'sitewright:picture-file') receiveFile(message);
    else if (message.type === 'sitewright:format') format(message);
    else select(siteId, message);
  });
  useEffect(() => {
    const { current } = frame;
    return current ? listenToEditPage(current, hear) : undefined;
  }, [frame]);
}
