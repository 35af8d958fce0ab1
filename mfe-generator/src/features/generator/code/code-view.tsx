import type { SiteDetails } from '@sitewright/contracts';
import { CardMenu } from '@sitewright/ui';
import { FilePlus, Pencil, Search, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { OpenPlace, Place } from '../place.ts';
import { FileEditor } from './editor/file-editor.tsx';
import { FileList } from './file-list.tsx';
import { FilePicker } from './file-picker.tsx';
import { FileText } from './file-text.tsx';
import { type FileQuestion, FileQuestions } from './files/file-questions.tsx';
import { NoText } from './no-text.tsx';
import { RepairsBar } from './repairs/repairs-bar.tsx';
import { SearchPanel } from './search/search-panel.tsx';
import { useSearchKeys } from './search/use-search-keys.ts';
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
  const [isSearching, setSearching] = useState(false);
  const [question, setQuestion] = useState<FileQuestion>();
  useSearchKeys(() => setSearching(true));
  const { folderId: siteId, version, report } = site;
  const files = sortFiles(site.files);
  const file = files.find(({ path }) => path === place.path) ?? files.find(({ isText }) => isText);
  const open = (path: string) => onPlaceChange({ path });
  if (!file) return <p className="m-auto p-6 text-ink-2">This site has no files that can be read.</p>;

  const { path } = file;
  const rename = (path: string) => setQuestion({ about: 'rename', path });
  const remove = (path: string) => setQuestion({ about: 'remove', path });
  const handleKey = (event: KeyboardEvent, path: string) => {
    if (event.key === 'F2') rename(path);
    if (event.key === 'Delete') remove(path);
  };
  const menu = (
    <CardMenu
      subject={path}
      entries={[
        { name: 'New file', Icon: FilePlus, onSelect: () => setQuestion({ about: 'new' }) },
        { name: 'Search in all files', Icon: Search, onSelect: () => setSearching(true) },
        { name: 'Rename', Icon: Pencil, onSelect: () => rename(path) },
        { name: 'Remove', Icon: Trash2, onSelect: () => remove(path), isDanger: true },
      ]}
    />
  );
  const shown = {
    siteId,
    file,
    line: place.path === path ? place.line : undefined,
    picker: <FilePicker files={files} shown={path} onOpen={open} />,
    menu,
    notice: <RepairsBar siteId={siteId} version={version} path={path} report={report} />,
    isWrapped,
    onWrapChange: setWrapped,
  };
  /** Another line of the same file is another place to come to. */
  const key = `${path} ${shown.line ?? ''}`;
  return (
    <div
      data-searching={isSearching || undefined}
      className="grid min-h-0 grow grid-cols-1 grid-rows-1 bg-surface desk:grid-cols-[13.25rem_minmax(0,1fr)] data-searching:grid-rows-[minmax(0,45%)_minmax(0,1fr)] desk:data-searching:grid-cols-[22rem_minmax(0,1fr)] desk:data-searching:grid-rows-1"
    >
      {isSearching ? (
        <SearchPanel
          siteId={siteId}
          version={version}
          onOpen={onPlaceChange}
          onClose={() => setSearching(false)}
        />
      ) : (
        <FileList files={files} shown={path} onOpen={open} onKey={handleKey} />
      )}
      {!file.isText && <NoText key={path} {...shown} />}
      {file.isText && edited === path && (
        <FileEditor {...shown} key={`edit ${key}`} report={report} onClose={() => setEdited(undefined)} />
      )}
      {file.isText && edited !== path && (
        <FileText {...shown} key={key} version={version} onEdit={() => setEdited(path)} />
      )}
      <FileQuestions
        siteId={siteId}
        version={version}
        question={question}
        onOpen={open}
        onClose={() => setQuestion(undefined)}
      />
    </div>
  );
}
