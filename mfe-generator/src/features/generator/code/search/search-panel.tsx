import { limits } from '@sitewright/contracts';
import { Alert, Button, Input, Spinner } from '@sitewright/ui';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { OpenPlace } from '../../place.ts';
import { FoundFiles } from './found-files.tsx';
import { ReplaceForm } from './replace-form.tsx';
import { type Search, useFileSearch } from './use-file-search.ts';

const flags = [
  { flag: 'isCaseSensitive', sign: 'Aa', name: 'Match case' },
  { flag: 'isPattern', sign: '.*', name: 'Regular expression' },
] as const satisfies { flag: keyof Search; sign: string; name: string }[];

interface SearchPanelProps {
  siteId: string;
  version: number;
  onOpen: OpenPlace;
  onClose: () => void;
}

/** Looks for words in all files. Enter opens the first place, Escape closes. */
export function SearchPanel({ siteId, version, onOpen, onClose }: SearchPanelProps) {
  const field = useRef<HTMLInputElement>(null);
  const { search, answer, change } = useFileSearch(siteId, version);
  useEffect(() => field.current?.focus(), []);
  const found = answer?.status === 'ready' ? answer.value : undefined;

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    const [file] = found?.files ?? [];
    const [match] = file?.matches ?? [];
    if (event.key === 'Enter' && event.target === field.current && file && match)
      onOpen({ path: file.path, line: match.line });
  };
  return (
    <section
      aria-label="Search in all files"
      data-own-undo=""
      className="min-h-0 overflow-y-auto border-rule bg-paper p-3 max-desk:border-b desk:border-r"
      onKeyDown={handleKeyDown}
    >
      <div className="flex items-center gap-2">
        <Input
          ref={field}
          aria-label="Search in all files"
          placeholder="Search in all files"
          maxLength={limits.fileSearchMaxLength}
          autoComplete="off"
          spellCheck={false}
          className="h-9 min-w-0 grow font-mono text-code"
          value={search.words}
          onChange={({ target }) => change({ words: target.value })}
        />
        {flags.map(({ flag, sign, name }) => (
          <Button
            key={flag}
            variant="ghost"
            size="icon-sm"
            aria-label={name}
            title={name}
            aria-pressed={search[flag]}
            className="font-mono text-code"
            onClick={() => change({ [flag]: !search[flag] })}
          >
            {sign}
          </Button>
        ))}
        <Button variant="ghost" size="icon-sm" aria-label="Close search" onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </div>
      <ReplaceForm siteId={siteId} search={search} found={found} />
      {answer?.status === 'loading' && <Spinner label="Searching" className="mt-4" />}
      {answer?.status === 'failed' && (
        <Alert className="mt-3" onRetry={answer.retry}>
          {answer.error.message}
        </Alert>
      )}
      {found && <FoundFiles found={found} onOpen={onOpen} />}
    </section>
  );
}
