import type { Collections, SiteBlobDocument } from '../db/collections.ts';

/** Where a content is, as the document of its blob says: in the document itself, or in an object. */
export type Place = Pick<SiteBlobDocument, 'content' | 'object'>;

/** Where the contents of blobs are kept, by their hash. */
export interface ContentStore {
  /**
   * Keeps contents, for good once it resolves. Returns what their documents are to say.
   *
   * @throws AppError `UNAVAILABLE` while the store is away, `STORAGE_FULL` where it has no room.
   */
  keep(contents: ReadonlyMap<string, Uint8Array>): Promise<Map<string, Place>>;
  /** Undefined where there is no such content any more. @throws AppError `UNAVAILABLE` */
  read(place: Place): Promise<Buffer | undefined>;
  /** To be called before the document of this blob goes, or says another place. */
  release(hash: string, place: Place): Promise<void>;
}

/** What the repositories of this service store in. */
export interface Stores extends Collections {
  contents: ContentStore;
}
