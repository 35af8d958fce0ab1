import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { createFairQueue, createZip, type SiteFile } from '@sitewright/site-engine';

export interface Zip {
  bytes: Buffer;
  /** The same for the same bytes, on every replica. */
  etag: string;
}

export interface ZipCache {
  /** The archive of these files, made once for as long as it is kept; `read` is asked only when it has to be made. */
  get(key: string, read: () => Promise<SiteFile[]>): Promise<Zip>;
}

export interface ZipCacheLimits {
  /** Bytes of all archives that are kept; those that were asked for last stay. */
  maxBytes: number;
  /** How many are made at once: packing takes a core each. */
  atOnce: number;
}

/** Archives of versions, which never change. Whoever asks for one that is being made waits for that one. */
export function createZipCache({ maxBytes, atOnce }: ZipCacheLimits): ZipCache {
  const kept = new Map<string, Zip>();
  const underWay = new Map<string, Promise<Zip>>();
  const queue = createFairQueue({ atOnce });

  const keep = (key: string, zip: Zip) => {
    kept.delete(key);
    kept.set(key, zip);
    let bytes = [...kept.values()].reduce((sum, each) => sum + each.bytes.length, 0);
    for (const [oldest, each] of kept) {
      if (bytes <= maxBytes) return;
      kept.delete(oldest);
      bytes -= each.bytes.length;
    }
  };

  const make = async (key: string, read: () => Promise<SiteFile[]>) => {
    const zip = await queue.run(key, async () => pack(await read()));
    keep(key, zip);
    return zip;
  };

  return {
    async get(key, read) {
      const zip = kept.get(key);
      if (zip) {
        keep(key, zip);
        return zip;
      }
      const making = underWay.get(key) ?? make(key, read).finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
  };
}

async function pack(files: SiteFile[]): Promise<Zip> {
  const bytes = await buffer(createZip(files));
  const digest = createHash('sha256').update(bytes).digest('base64url');
  return { bytes, etag: `"${digest.slice(0, 22)}"` };
}
