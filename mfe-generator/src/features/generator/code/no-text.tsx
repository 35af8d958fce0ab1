import type { SiteFileEntry } from '@sitewright/contracts';
import type { ReactNode } from 'react';
import { sizeWords } from '../../../lib/size-words.ts';
import { FileHeader } from './file-header.tsx';

interface NoTextProps {
  file: SiteFileEntry;
  picker: ReactNode;
  menu: ReactNode;
}

/** A picture, a typeface or the like: it can be renamed and removed, and not read. */
export const NoText = ({ file: { path, bytes }, picker, menu }: NoTextProps) => (
  <div className="flex min-h-0 min-w-0 flex-col">
    <FileHeader path={path} size={sizeWords(bytes)} picker={picker}>
      {menu}
    </FileHeader>
    <p className="m-auto max-w-130 p-6 text-center text-ink-2">
      This file is not text. It is in the preview, and in the ZIP file.
    </p>
  </div>
);
