import { type ImportedSite, importContentType, limits, routes } from '@sitewright/contracts';
import { type ApiClient, toApiError, useApi } from '@sitewright/web-kit';
import { useRef, useState } from 'react';
import type { Given } from './given-files.ts';
import { packFolder, Unpackable } from './pack-folder.ts';

/** How far an import is. `share` is from 0 to 1. */
export type Importing =
  | { step: 'waiting'; problem?: string | undefined }
  | { step: 'packing' | 'sending'; share: number }
  | { step: 'checking' }
  | { step: 'done'; imported: ImportedSite };

const importTime = 180_000;

interface Options {
  signal: AbortSignal;
  onChange: (state: Importing) => void;
}

const nameOf = (given: Given): string => ('zip' in given ? given.zip.name : given.folder);

async function zipOf(given: Given, { signal, onChange }: Options): Promise<Blob> {
  if (!('zip' in given)) {
    onChange({ step: 'packing', share: 0 });
    return packFolder(given.files, { signal, onPacked: (share) => onChange({ step: 'packing', share }) });
  }
  return given.zip.slice(0, given.zip.size, importContentType);
}

async function send(api: ApiClient, given: Given, options: Options): Promise<ImportedSite> {
  const { signal, onChange } = options;
  const file = await zipOf(given, options);
  if (file.size > limits.importMaxBytes)
    throw new Unpackable(
      `This is ${Math.ceil(file.size / 1024 / 1024)} MB packed; at most ${limits.importMaxBytes / 1024 / 1024} MB can be imported. Leave films and originals of pictures out of it.`,
    );
  onChange({ step: 'sending', share: 0 });
  const name = nameOf(given).slice(0, 300);
  return api.call(routes.importSite, {
    file,
    signal,
    timeout: importTime,
    query: { name: name === '' ? undefined : name },
    onSent: (share) => onChange(share < 1 ? { step: 'sending', share } : { step: 'checking' }),
  });
}

/** Makes a site of what a person gives: packed here where it is a folder, sent, and told how far it is. */
export function useImport() {
  const api = useApi();
  const [state, setState] = useState<Importing>({ step: 'waiting' });
  const running = useRef<AbortController>(undefined);

  const start = async (given: Given) => {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    const { signal } = controller;
    const onChange = (next: Importing) => {
      if (!signal.aborted) setState(next);
    };
    try {
      onChange({ step: 'done', imported: await send(api, given, { signal, onChange }) });
    } catch (error) {
      const problem = error instanceof Unpackable ? error.message : toApiError(error).message;
      onChange({ step: 'waiting', problem });
    }
  };

  const stop = () => {
    running.current?.abort();
    setState({ step: 'waiting' });
  };

  return { state, start, stop, refuse: (problem: string) => setState({ step: 'waiting', problem }) };
}
