import { routes, type SiteDetails } from '@sitewright/contracts';
import { Alert, Select, Spinner } from '@sitewright/ui';
import { useAnswer } from '@sitewright/web-kit';
import { useState } from 'react';
import { Difference } from './difference.tsx';
import type { VersionPair } from './use-versions.ts';

interface Texts {
  before: string;
  after: string;
}

/** A file of both versions; one that a version does not have is empty there. */
const useTexts = (id: string, { from, to }: VersionPair, path: string) =>
  useAnswer<Texts>(`${id} ${from} ${to} ${path}`, async (api, signal) => {
    const read = async (version: number) => {
      const query = { version };
      try {
        return (await api.call(routes.siteFile, { params: { id, path }, query, signal })).content;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'NOT_FOUND') return '';
        throw error;
      }
    };
    const [before, after] = await Promise.all([read(from), read(to)]);
    return { before, after };
  });

interface ComparedCodeProps {
  site: SiteDetails;
  pair: VersionPair;
  /** The file that is shown first. */
  path: string;
}

/** A file of two versions, line by line. */
export function ComparedCode({ site, pair, path }: ComparedCodeProps) {
  const [chosen, setChosen] = useState(path);
  const texts = useTexts(site.folderId, pair, chosen);
  return (
    <div className="flex min-h-0 grow flex-col gap-3">
      <Select
        aria-label="File"
        className="w-60"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        {site.files
          .filter(({ isText }) => isText)
          .map((file) => (
            <option key={file.path}>{file.path}</option>
          ))}
      </Select>
      {texts.status === 'loading' && <Spinner />}
      {texts.status === 'failed' && <Alert onRetry={texts.retry}>{texts.error.message}</Alert>}
      {texts.status === 'ready' && <Difference {...texts.value} />}
    </div>
  );
}
