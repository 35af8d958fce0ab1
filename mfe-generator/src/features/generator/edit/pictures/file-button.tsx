import { Button, type ButtonProps } from '@sitewright/ui';
import { useRef } from 'react';
import { acceptedTypes } from './check-file.ts';

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  onFile: (file: File) => void;
}

/** Asks for a picture of the person's device. */
export function FileButton({ onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={acceptedTypes}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
