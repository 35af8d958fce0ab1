import { type DragEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** A place that takes a file which is dropped on it; the props go to its element. */
export function useFileDrop(onFile: (file: File, others: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    drop: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        const [file, ...others] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        onFile(file, others);
      },
    },
  };
}
