import type { Outline } from './outline.ts';
import type { Pictures } from './pictures.ts';
import type { Places } from './places.ts';
import type { Selection } from './selection.ts';
import type { Typing } from './typing.ts';

/*
 * Files that are dropped on a picture, or pasted while one is selected: the application gets them. Sent to the browser as source
 * text: see edit-script.ts.
 */

interface FileOptions {
  places: Places;
  selection: Selection;
  typing: Typing;
  outline: Outline;
  pictures: Pictures;
  post: (message: object) => void;
}

function receiveFiles({ places, selection, typing, outline, pictures, post }: FileOptions): void {
  const tell = (file: File, element: Element | undefined) => {
    const range = element && places.element(element);
    post({ type: 'sitewright:picture-file', ...places.shown(), ...(range && { element: range }), file });
  };
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

  addEventListener(
    'dragover',
    (event) => {
      if (!hasFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      const picture = pictures.at(event.clientX, event.clientY);
      event.dataTransfer.dropEffect = picture ? 'copy' : 'none';
      outline.drawTarget(picture && { element: picture });
    },
    true,
  );
  addEventListener('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) outline.drawTarget(undefined);
  });
  addEventListener(
    'drop',
    (event) => {
      outline.drawTarget(undefined);
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      const picture = pictures.at(event.clientX, event.clientY);
      typing.end();
      if (picture) selection.select({ element: picture });
      tell(file, picture);
    },
    true,
  );
  addEventListener('paste', ({ clipboardData }) => {
    const file = clipboardData?.files[0];
    const chosen = selection.selected()?.element;
    const isPicture = chosen !== undefined && pictures.has(chosen);
    if (file && !typing.host()) tell(file, isPicture ? chosen : undefined);
  });
}

export const fileParts = [receiveFiles];
