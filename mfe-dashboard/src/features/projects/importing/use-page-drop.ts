import { useEffect, useEffectEvent, useState } from 'react';
import { fromDropped, type Given } from './given-files.ts';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Files that are dropped anywhere on the page. @returns whether some are held over it */
export function usePageDrop(onGive: (given: Given) => void): boolean {
  const [isOver, setOver] = useState(false);
  const give = useEffectEvent(onGive);
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
      fromDropped(event.dataTransfer).then(
        (given) => given && give(given),
        () => undefined,
      );
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
