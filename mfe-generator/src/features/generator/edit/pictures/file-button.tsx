import { Button, type ButtonProps } from '@sitewright/ui';
import { useRef } from 'react';
import { acceptedTypes } from './check-file.ts';

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  onFile: (file: File, others: readonly File[]) => void;
  /** Several can be chosen at once. */
  isMultiple?: boolean;
}

/** Asks for a picture of the person's device. */
export function FileButton({ onFile, isMultiple = false, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={acceptedTypes}
        multiple={isMultiple}
        hidden
        onChange={({ target }) => {
          const [file, ...others] = target.files ?? [];
          // The same file can be chosen again.
          target.value = '';
          if (file) onFile(file, others);
        }}
      />
    </>
  );
}
