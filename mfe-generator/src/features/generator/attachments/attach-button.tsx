import { ImagePlus } from 'lucide-react';
import { FileButton } from '../edit/pictures/file-button.tsx';
import type { Attachments } from './attachment-store.ts';

interface AttachButtonProps {
  attachments: Attachments;
  onFiles: (files: readonly File[]) => void;
}

/** Asks for pictures of the person's device. */
export function AttachButton({ attachments: { use, most }, onFiles }: AttachButtonProps) {
  const count = use((state) => state.attachments.length);
  return (
    <FileButton
      type="button"
      variant="ghost"
      size="sm"
      className="pointer-coarse:h-11"
      disabled={count >= most}
      isMultiple
      onFile={(file, others) => onFiles([file, ...others])}
    >
      <ImagePlus aria-hidden="true" />
      Add pictures
    </FileButton>
  );
}
