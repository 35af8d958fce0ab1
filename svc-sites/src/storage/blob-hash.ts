import { createHash } from 'node:crypto';

/** What a blob is called: whoever has the same content has the same blob. */
export const blobHash = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url');
