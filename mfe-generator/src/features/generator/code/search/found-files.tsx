import type { FileMatch, FileSearch } from '@sitewright/contracts';
import type { OpenPlace } from '../../place.ts';

const countWords = ({ count, files, isCut }: FileSearch): string => {
  if (count === 0) return 'Nothing was found.';
  const places = count === 1 ? 'one place' : `${count.toLocaleString('en')}${isCut ? ' or more' : ''} places`;
  return `Found in ${places}, in ${files.length === 1 ? 'one file' : `${files.length} files`}.`;
};

const Piece = ({ before, match, after }: FileMatch) => (
  <code className="min-w-0 grow truncate text-code">
    {before.slice(-24)}
    <mark className="rounded-[3px] bg-warn-tint text-ink">{match}</mark>
    {after}
  </code>
);

interface FoundFilesProps {
  found: FileSearch;
  onOpen: OpenPlace;
}

/** What was found, file by file; each place opens where it is. */
export function FoundFiles({ found, onOpen }: FoundFilesProps) {
  return (
    <>
      <p role="status" className="mt-3 text-ink-2 text-small">
        {countWords(found)}
      </p>
      <ul aria-label="Found" className="mt-2 grid gap-3">
        {found.files.map(({ path, count, matches }) => (
          <li key={path}>
            <h3 className="flex gap-2 font-mono font-normal text-code">
              <span className="min-w-0 grow truncate" title={path}>
                {path}
              </span>
              <span className="font-text text-ink-3 tabular-nums">{count}</span>
            </h3>
            <ul>
              {matches.map((match) => (
                <li key={`${match.line} ${match.column}`}>
                  <button
                    type="button"
                    aria-label={`${path}, line ${match.line}: ${match.before}${match.match}${match.after}`}
                    className="flex min-h-7.5 w-full items-center gap-2.5 rounded-[6px] px-1.5 text-left text-ink-2 hover:bg-surface-hover hover:text-ink pointer-coarse:min-h-11"
                    onClick={() => onOpen({ path, line: match.line })}
                  >
                    <span className="w-8 shrink-0 text-right text-[0.75rem] text-ink-3 tabular-nums">
                      {match.line}
                    </span>
                    <Piece {...match} />
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
