import { Button } from '@sitewright/ui';
import { Import } from 'lucide-react';
import { useState } from 'react';
import type { Read } from './given-files.ts';
import { ImportDialog } from './import-dialog.tsx';
import { usePageDrop } from './use-page-drop.ts';

/** Begins an import: by its button, or by what is dropped on My Projects. */
export function ImportSite({ className }: { className: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const [dropped, setDropped] = useState<Read>();
  const isOver = usePageDrop((read) => {
    setDropped(read);
    setOpen(true);
  });
  const handleClose = () => {
    setOpen(false);
    setDropped(undefined);
  };
  return (
    <>
      <Button variant="outline" className={className} onClick={() => setOpen(true)}>
        <Import aria-hidden="true" />
        Import a site
      </Button>
      {isOver && !isOpen && (
        <div
          aria-hidden="true"
          className="pointer-events-none fixed inset-3 z-30 grid place-items-center rounded-dialog border-2 border-purple border-dashed bg-purple-tint/80 font-semibold text-purple-ink text-lead"
        >
          Drop it to import a site
        </div>
      )}
      <ImportDialog isOpen={isOpen} dropped={dropped} onClose={handleClose} />
    </>
  );
}
