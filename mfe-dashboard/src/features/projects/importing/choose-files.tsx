import { Alert, Button, cn } from '@sitewright/ui';
import { FileArchive, Folder } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type RefObject, useRef, useState } from 'react';
import { fromChosen, fromDropped, type Read, whatWasRead } from './given-files.ts';

interface FileInputProps {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  isFolder?: boolean;
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The browser's own, behind a button. */
const FileInput = ({ input, label, isFolder = false, onChoose }: FileInputProps) => (
  <input
    ref={input}
    type="file"
    hidden
    aria-label={label}
    {...(isFolder ? { webkitdirectory: '' } : { accept: '.zip,application/zip' })}
    onChange={onChoose}
  />
);

interface ChooseFilesProps {
  problem: string | undefined;
  onRead: (read: Read) => void;
}

/** Where a ZIP file or a folder is dropped, or chosen. */
export function ChooseFiles({ problem, onRead }: ChooseFilesProps) {
  const zip = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  const handleChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    target.value = '';
    if (chosen.length > 0) void whatWasRead(Promise.resolve(fromChosen(chosen))).then(onRead);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void whatWasRead(fromDropped(event.dataTransfer)).then(onRead);
  };

  return (
    <>
      {problem !== undefined && <Alert className="mt-4 wrap-anywhere">{problem}</Alert>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here can be chosen by the buttons in it. */}
      <div
        data-over={isOver || undefined}
        className={cn(
          'mt-4.5 grid justify-items-center gap-4 rounded-panel border border-control border-dashed px-5 py-9 text-center',
          'data-over:border-purple data-over:bg-purple-tint',
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <p className="text-ink-2">Drop a ZIP file or a folder here</p>
        <div className="flex flex-wrap justify-center gap-2.5">
          <Button onClick={() => zip.current?.click()}>
            <FileArchive aria-hidden="true" />
            Choose a ZIP file
          </Button>
          <Button variant="outline" onClick={() => folder.current?.click()}>
            <Folder aria-hidden="true" />
            Choose a folder
          </Button>
        </div>
        <FileInput input={zip} label="ZIP file" onChoose={handleChoose} />
        <FileInput input={folder} label="Folder" isFolder onChoose={handleChoose} />
      </div>
    </>
  );
}
