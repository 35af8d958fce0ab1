import type { SiteFileEntry } from '@sitewright/contracts';
import { ChevronDown } from 'lucide-react';

interface FilePickerProps {
  files: SiteFileEntry[];
  shown: string;
  onOpen: (path: string) => void;
}

/** Which file to read, where there is no room for a list. */
export function FilePicker({ files, shown, onOpen }: FilePickerProps) {
  return (
    <span className="relative min-w-0 grow desk:hidden">
      <select
        aria-label="File"
        value={shown}
        className="h-9 w-full appearance-none truncate rounded-control border border-rule-strong bg-surface pr-8 pl-2.75 font-mono text-ink text-small pointer-coarse:h-11 pointer-coarse:text-[1rem]"
        onChange={({ target }) => onOpen(target.value)}
      >
        {files.map(({ path, isText }) => (
          <option key={path} value={path} disabled={!isText}>
            {path}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4 text-ink-3"
      />
    </span>
  );
}
