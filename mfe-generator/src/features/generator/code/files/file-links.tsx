import { type FileLinks, routes } from '@sitewright/contracts';
import { Spinner } from '@sitewright/ui';
import { type Answer, useAnswer } from '@sitewright/web-kit';

/** What links to a file, asked for when somebody is about to rename or remove it. */
export const useFileLinks = (siteId: string, path: string, version: number): Answer<FileLinks> =>
  useAnswer(`links ${siteId}/${path} ${version}`, (api, signal) =>
    api.call(routes.fileLinks, { params: { id: siteId, path }, signal }),
  );

const placesWords = (count: number, files: number): string =>
  `${count === 1 ? 'One place' : `${count} places`} in ${files === 1 ? 'one file' : `${files} files`}`;

const mostShown = 6;

/** Says where a file is linked from. */
export function FileLinksList({ answer, what }: { answer: Answer<FileLinks>; what: string }) {
  if (answer.status === 'loading') return <Spinner label="Looking for links to it" className="mt-4" />;
  if (answer.status === 'failed') return null;
  const { links, mentions } = answer.value;
  if (links.length + mentions.length === 0)
    return <p className="mt-4 text-ink-2">No other file links to it.</p>;
  const files = new Set([...links, ...mentions].map(({ path }) => path)).size;
  return (
    <div className="mt-4 text-ink-2">
      <p>
        {placesWords(links.length + mentions.length, files)} {what}
      </p>
      <ul className="mt-2 grid max-h-40 gap-1 overflow-y-auto font-mono text-code">
        {[...links, ...mentions].slice(0, mostShown).map(({ path, line, text }) => (
          <li key={`${path} ${line} ${text}`} className="wrap-anywhere">
            {path}, line {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
