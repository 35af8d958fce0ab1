import type { SiteFile, SiteSource, StyleSource } from '@sitewright/site-engine';
import { Binary } from 'mongodb';
import { toSourceText } from '../sites/source-text.ts';
import type { RevisionDocument } from './collections.ts';
import { packSource, unpackSource } from './packed-source.ts';
import { packStyles, unpackStyles } from './packed-styles.ts';

/** What a version is made from. */
export interface Made {
  source?: SiteSource | undefined;
  styles?: StyleSource | undefined;
}

type PackedOffer = Required<Pick<RevisionDocument, 'offer' | 'offerMade'>>;

/** The files of an offer, and what they were made from, as they are stored. */
export async function packOffer(files: readonly SiteFile[], { source, styles }: Made): Promise<PackedOffer> {
  const packed = styles && (await packStyles(styles));
  return {
    offer: files.map((file) => ({
      path: file.path,
      content: toSourceText(file) ?? new Binary(Buffer.from(file.content)),
    })),
    offerMade: {
      ...(source && { source: await packSource(source) }),
      ...(packed && { styles: packed }),
    },
  };
}

const toContent = (content: string | Binary): SiteFile['content'] =>
  typeof content === 'string' ? content : content.value();

/** What was stored of an offer. */
export async function unpackOffer({
  offer = [],
  offerMade = {},
}: Pick<RevisionDocument, 'offer' | 'offerMade'>): Promise<Made & { files: SiteFile[] }> {
  return {
    files: offer.map(({ path, content }) => ({ path, content: toContent(content) })),
    source: offerMade.source && (await unpackSource(offerMade.source)),
    styles: await unpackStyles(offerMade.styles),
  };
}
