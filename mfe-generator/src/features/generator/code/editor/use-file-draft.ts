import { useAnswer } from '@sitewright/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { saveNow } from '../../edit/saving/save.ts';
import { useHead } from '../../head/head-store.ts';
import { type OpenedFile, openFile, saveFile } from './save-file.ts';

/** A file that is being changed: what was read, what it is to be, and the way to store it. */
export function useFileDraft(siteId: string, path: string) {
  const version = useHead(({ open }) => open?.head.version);
  const [opened, setOpened] = useState<OpenedFile>();
  const [draft, setDraft] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const isChanged = draft !== undefined && draft !== opened?.text;
  const answer = useAnswer(`${path} ${version}`, () => openFile(siteId, path));

  const told = answer.status === 'ready' ? answer.value : undefined;
  // What somebody is changing stays under their hands: it is found in the newer file when it is stored.
  if (told && told !== opened && !isChanged && !isSaving) {
    setOpened(told);
    setDraft(undefined);
  }

  const save = async () => {
    if (!opened || draft === undefined || !isChanged || isSaving) return;
    setSaving(true);
    saveFile(siteId, path, opened, draft);
    if (await saveNow(siteId)) setOpened(await openFile(siteId, path));
    setSaving(false);
  };
  const leave = useEffectEvent(() => {
    if (opened && draft !== undefined && isChanged && !isSaving) saveFile(siteId, path, opened, draft);
  });
  useEffect(() => () => leave(), []);

  return { answer, opened, isChanged, isSaving, setDraft, save };
}
