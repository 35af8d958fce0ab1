import { type Picture, routes } from '@sitewright/contracts';
import type { ApiClient, ApiError } from '@sitewright/web-kit';
import { tellUploadsChanged } from './work.ts';

/** A large picture over a slow line takes its time; it can be cancelled. */
const uploadTimeoutMs = 15 * 60_000;

export interface Sending {
  signal: AbortSignal;
  /** Told the share that has left, from 0 to 1. */
  onSent: (share: number) => void;
}

const sent = (file: File, sending: Sending) => ({
  query: { name: file.name.slice(0, 300) },
  file,
  timeout: uploadTimeoutMs,
  ...sending,
});

/** Adds a picture to those of a site. */
export async function uploadPicture(
  api: ApiClient,
  siteId: string,
  file: File,
  sending: Sending,
): Promise<Picture> {
  sending.onSent(0);
  const picture = await api.call(routes.uploadPicture, { params: { id: siteId }, ...sent(file, sending) });
  tellUploadsChanged();
  return picture;
}

/** Sends a picture for the prompt of a site that is still to be made. */
export const uploadPromptPicture = (api: ApiClient, file: File, sending: Sending): Promise<Picture> => {
  sending.onSent(0);
  return api.call(routes.uploadPromptPicture, sent(file, sending));
};

/** Whether what did not work may work later. */
export const isPassing = ({ code, status }: ApiError): boolean =>
  code === 'NETWORK' || code === 'TIMEOUT' || code === 'RATE_LIMITED' || (status ?? 0) >= 500;
