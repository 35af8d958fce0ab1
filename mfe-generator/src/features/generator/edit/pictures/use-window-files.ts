import { useEffect, useEffectEvent } from 'react';
import { bringFile } from './bring-picture.ts';
import type { Target } from './target.ts';

/** What is dropped beside every place would be opened by the browser in the application's stead. */
function keepApplication(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/** A picture that is pasted beside the page goes to the selected one, or to those of the site. */
export function useWindowFiles(target: () => Target | undefined): void {
  const paste = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    const file = clipboardData?.files[0];
    if (file) void bringFile(file, target());
  });
  useEffect(() => {
    const abortController = new AbortController();
    const { signal } = abortController;
    document.addEventListener('paste', (event) => paste(event), { signal });
    return () => abortController.abort();
  }, []);
}

/** Whoever misses a picture by an inch keeps the application. */
export function useDropGuard(): void {
  useEffect(() => {
    const abortController = new AbortController();
    const { signal } = abortController;
    window.addEventListener('dragover', keepApplication, { signal });
    window.addEventListener('drop', keepApplication, { signal });
    return () => abortController.abort();
  }, []);
}
