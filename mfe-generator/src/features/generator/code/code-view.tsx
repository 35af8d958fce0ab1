import type { SiteDetails } from '@sitewright/contracts';
import { useState } from 'react';
import type { OpenPlace, Place } from '../place.ts';
import { FileEditor } from './editor/file-editor.tsx';
import { FileList } from './file-list.tsx';
import { FilePicker } from './file-picker.tsx';
import { FileText } from './file-text.tsx';
import { sortFiles } from './sort-files.ts';

interface CodeViewProps {
  site: SiteDetails;
  place: Place;
  onPlaceChange: OpenPlace;
}

/** The files of the site and the text of one of them. */
export function CodeView({ site, place, onPlaceChange }: CodeViewProps) {
  const [isWrapped, setWrapped] = useState(true);
  /** The file that is being changed. */
  const [edited, setEdited] = useState<string>();
  const files = sortFiles(site.files);
  const file = files.find(({ path }) => path === place.path) ?? files.find(({ isText }) => isText);
  const open = (path: string) => onPlaceChange({ path });
  if (!file) return <p className="m-auto p-6 text-ink-2">This site has no files that can be read.</p>;

  const shown = {
    siteId: site.folderId,
    file,
    line: place.path === file.path ? place.line : undefined,
    picker: <FilePicker files={files} shown={file.path} onOpen={open} />,
    isWrapped,
    onWrapChange: setWrapped,
  };
  return (
    <div className="grid min-h-0 grow grid-cols-1 grid-rows-1 bg-surface desk:grid-cols-[13.25rem_minmax(0,1fr)]">
      <FileList files={files} shown={file.path} onOpen={open} />
      {edited === file.path ? (
        <FileEditor
          {...shown}
          key={`edit ${file.path}`}
          report={site.report}
          onClose={() => setEdited(undefined)}
        />
      ) : (
        <FileText {...shown} key={file.path} version={site.version} onEdit={() => setEdited(file.path)} />
      )}
    </div>
  );
}
