import type { ClipboardEvent } from 'react';
import { useFileDrop } from '../edit/pictures/use-file-drop.ts';

/** A box that takes files which are dropped on it or pasted into it; `box` goes to its element. */
export function useBringFiles(bring: (files: readonly File[]) => void, isOff = false) {
  const { isOver, drop } = useFileDrop((file, others) => bring([file, ...others]));
  const onPaste = (event: ClipboardEvent) => {
    const files = Array.from(event.clipboardData.files);
    if (files.length === 0) return;
    event.preventDefault();
    bring(files);
  };
  return isOff ? { isOver: false, box: {} } : { isOver, box: { ...drop, onPaste } };
}
