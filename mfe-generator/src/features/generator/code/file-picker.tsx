import type { SiteFileEntry } from '@sitewright/contracts';
import { Select } from '@sitewright/ui';

interface FilePickerProps {
  files: SiteFileEntry[];
  shown: string;
  onOpen: (path: string) => void;
}

/** Which file to read, where there is no room for a list. */
export function FilePicker({ files, shown, onOpen }: FilePickerProps) {
  return (
    <Select
      aria-label="File"
      value={shown}
      className="min-w-0 grow font-mono desk:hidden"
      onChange={({ target }) => onOpen(target.value)}
    >
      {files.map(({ path }) => (
        <option key={path} value={path}>
          {path}
        </option>
      ))}
    </Select>
  );
}
