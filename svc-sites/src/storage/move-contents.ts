import { blobHash } from './blob-hash.ts';
import type { ContentStore, Place } from './contents.ts';
import type { Destination, MovedContentsRepository, PlacedBlob } from './moved-contents.repository.ts';

export interface Moved {
  count: number;
  bytes: number;
  /** The hashes of what is damaged or gone, which stays where it is said to be. */
  failed: string[];
  /** How many are still to be moved, those among them. */
  left: number;
}

export interface MoveOptions {
  blobs: MovedContentsRepository;
  contents: ContentStore;
  into: Destination;
  signal: AbortSignal;
  onProgress?: (moved: Readonly<Moved>) => void;
}

const atOnce = 20;

/**
 * Moves the contents that are not where new ones go, until `signal` stops it; everything else goes on meanwhile. Each is read
 * back before its document names the new place: what is killed at any moment is gone on with by the next.
 *
 * @throws AppError `UNAVAILABLE` while a store is away.
 */
export async function moveContents({ blobs, contents, into, signal, onProgress }: MoveOptions) {
  const moved: Moved = { count: 0, bytes: 0, failed: [], left: 0 };
  while (!signal.aborted) {
    const found = await blobs.findElsewhere(into, moved.failed, atOnce);
    for (const blob of found) {
      if (signal.aborted) break;
      const outcome = await moveOne({ blobs, contents }, blob);
      if (outcome === 'failed') moved.failed.push(blob.hash);
      if (outcome !== 'moved') continue;
      moved.count += 1;
      moved.bytes += blob.storedBytes;
    }
    onProgress?.(moved);
    if (found.length === 0) break;
  }
  return { ...moved, left: await blobs.countElsewhere(into) };
}

async function moveOne(
  { blobs, contents }: Pick<MoveOptions, 'blobs' | 'contents'>,
  blob: PlacedBlob,
): Promise<'moved' | 'failed' | 'changed'> {
  const content = await readSound(contents, blob);
  const place = content && (await keepAndReadBack(contents, blob.hash, content));
  if (!place) return 'failed';
  await contents.release(blob.hash, blob);
  // Otherwise another one has moved it meanwhile, or it was collected.
  return (await blobs.replace(blob, place)) ? 'moved' : 'changed';
}

/** Undefined for what is not what its hash says: a copy of it is worth nothing. What is packed tells when it is unpacked. */
async function readSound(contents: ContentStore, blob: PlacedBlob): Promise<Buffer | undefined> {
  const content = await contents.read(blob);
  return content && (blob.isPacked || blobHash(content) === blob.hash) ? content : undefined;
}

async function keepAndReadBack(
  contents: ContentStore,
  hash: string,
  content: Buffer,
): Promise<Place | undefined> {
  const place = (await contents.keep(new Map([[hash, content]]))).get(hash);
  const back = place && (await contents.read(place));
  return back?.equals(content) ? place : undefined;
}
