import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { StyleSource } from '@sitewright/site-engine';
import { Binary } from 'mongodb';
import { z } from 'zod';
import type { Collections, SiteVersionDocument } from './collections.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Bytes of the sources as JSON. A site whose own sheets are larger has its style sheet extended, not built anew. */
const largestStyles = 1024 * 1024;

const stylesSchema = z.object({
  theme: z.string(),
  sheets: z.array(z.object({ path: z.string(), content: z.string() })),
  // Versions of earlier releases have none.
  elements: z.array(z.object({ built: z.string(), source: z.string() })).default([]),
  config: z
    .object({
      theme: z.record(z.string(), z.json()),
      dark: z.string().optional(),
      hasPreflight: z.boolean(),
    })
    .optional(),
  isVersion3: z.boolean(),
  usesTailwind: z.boolean(),
});

/** What style sheets are built from, as it is stored; undefined where that is too large. */
export async function packStyles(styles: StyleSource): Promise<Binary | undefined> {
  const json = Buffer.from(JSON.stringify(styles));
  return json.length > largestStyles ? undefined : new Binary(await pack(json));
}

/** What was stored; undefined for what another release has stored in another form. */
export async function unpackStyles(packed: Binary | undefined): Promise<StyleSource | undefined> {
  if (!packed) return undefined;
  const json = await unpack(packed.value(), { maxOutputLength: largestStyles });
  return stylesSchema.safeParse(JSON.parse(json.toString())).data;
}

/** What the sheets of a version are built from: its own, or that of the version which it shares one with. */
export async function findStyles(
  { siteVersions }: Pick<Collections, 'siteVersions'>,
  folderId: string,
  version: number,
): Promise<StyleSource | undefined> {
  const projection = { styles: 1, stylesOf: 1 } as const satisfies Partial<
    Record<keyof SiteVersionDocument, 1>
  >;
  const found = await siteVersions.findOne({ folderId, version }, { projection });
  if (!found || found.styles || found.stylesOf === undefined) return unpackStyles(found?.styles);
  const shared = await siteVersions.findOne({ folderId, version: found.stylesOf }, { projection });
  return unpackStyles(shared?.styles);
}
