import { useEffect, useEffectEvent, useState } from 'react';
import { fromDropped, type Read, whatWasRead } from './given-files.ts';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Files that are dropped anywhere on the page. @returns whether some are held over it */
export function usePageDrop(onDrop: (read: Read) => void): boolean {
  const [isOver, setOver] = useState(false);
  const tell = useEffectEvent(onDrop);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const handleOver = (event: DragEvent) => {
      if (!hasFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      setOver(true);
    };
    const handleDrop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event) || event.defaultPrevented || !event.dataTransfer) return;
      event.preventDefault();
      void whatWasRead(fromDropped(event.dataTransfer)).then((read) => tell(read));
    };
    const handleLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    window.addEventListener('dragover', handleOver, { signal });
    window.addEventListener('drop', handleDrop, { signal });
    window.addEventListener('dragleave', handleLeave, { signal });
    return () => listening.abort();
  }, []);
  return isOver;
}
