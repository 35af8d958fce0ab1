import { type Picture, routes } from '@sitewright/contracts';
import type { ApiClient, ApiError } from '@sitewright/web-kit';
import { tellUploadsChanged } from './work.ts';

/** A large picture over a slow line takes its time; it can be cancelled. */
const uploadTimeoutMs = 15 * 60_000;

interface Sending {
  signal: AbortSignal;
  /** Told the share that has left, from 0 to 1. */
  onSent: (share: number) => void;
}

/** Adds a picture to those of a site. */
export async function uploadPicture(
  api: ApiClient,
  siteId: string,
  file: File,
  { signal, onSent }: Sending,
): Promise<Picture> {
  onSent(0);
  const picture = await api.call(routes.uploadPicture, {
    params: { id: siteId },
    query: { name: file.name.slice(0, 300) },
    file,
    signal,
    timeout: uploadTimeoutMs,
    onSent,
  });
  tellUploadsChanged();
  return picture;
}

/** Whether what did not work may work later. */
export const isPassing = ({ code, status }: ApiError): boolean =>
  code === 'NETWORK' || code === 'TIMEOUT' || code === 'RATE_LIMITED' || (status ?? 0) >= 500;
