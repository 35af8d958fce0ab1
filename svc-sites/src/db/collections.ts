import type {
  BrandKitRequest,
  CommentPlace,
  EngineName,
  Logo,
  ModelCheck,
  Picture,
  Revision,
  SiteMaker,
  SourceRange,
  VersionKind,
} from '@sitewright/contracts';
import type { TokenUsage } from '@sitewright/site-engine';
import type { Binary, Collection, Db, ObjectId } from 'mongodb';
import type { PictureRole } from '../pictures/site-picture.ts';
import type { EventBatchDocument, GenerationDocument, StoredAttachment } from './generation-document.ts';

interface RecordDocument {
  /** Which shape it was written in; earlier releases did not say. */
  schema?: number;
}

export interface SiteDocument extends RecordDocument {
  folderId: string;
  ownerId: ObjectId;
  name: string;
  /** What lists by name are ordered by: see `nameKeyOf`. */
  nameKey: string;
  /** What a search finds it by: see `searchKeysOf`. */
  searchKeys: string[];
  prompt: string;
  createdAt: Date;
  /** Later with every change of what its owner sees of it: the state that a write says it has seen. */
  updatedAt: Date;
  /** The version that previews and downloads serve. */
  version: number;
  /** Of the files of all its versions; sites of earlier releases learn it when it is asked for. */
  bytes?: number;
  /** The version whose text is kept to be searched, until the next one is shown: see `SiteTextDocument`. */
  textOf?: number;
  /** Set when the person has deleted the site. */
  deletedAt?: Date;
  /** Its generation ended early: it holds what was written until then. */
  interrupted?: true;
}

export interface SiteVersionDocument extends RecordDocument {
  folderId: string;
  version: number;
  /** The version before it; earlier releases did not say. */
  parent?: number;
  /** How it came to be; earlier releases only generated sites and corrected their briefs. */
  kind?: VersionKind;
  files: VersionFileDocument[];
  /** The blobs that no version of this site has had before: by them the site holds its blobs and knows its size. */
  adds?: { hash: string; bytes: number }[];
  /** What was asked for or done in this version, in words. */
  instruction: string;
  /** Who made it, if the release that stored it said so: otherwise the owner did. */
  author?: ObjectId;
  /** The quick changes that it is one of. */
  sitting?: string;
  /** The version that it shows again. */
  restores?: number;
  /** Of undoing and redoing: the versions that can be shown again, the next one last. */
  redo?: number[];
  engine: SiteMaker;
  /** Which design it is, where one was asked for. */
  seed?: number;
  usage?: TokenUsage;
  /** What a model wrote it as, or the change that made it: its answer, packed as a brief is, and which prompt asked for it. */
  source?: { answer: Binary; promptVersion: string; repair?: { answer: Binary; promptVersion: string } };
  /** What its style sheets are built from, packed: see `packStyles`. */
  styles?: Binary;
  /** The version whose such source is this one's, too. */
  stylesOf?: number;
  /** How the prompt was understood, packed: see `packBrief`. Versions of models and of earlier releases have none at first. */
  brief?: Binary;
  /** What the site was called before it and since, where it came with another name. */
  renames?: { from: string; to: string };
  /** What its owner calls it, empty after that was taken away. */
  name?: string;
  isPinned?: boolean;
  /** The version whose brief is this one's, too. */
  briefOf?: number;
  /** Of the request that made this version of the one before: the same request again makes no other. */
  requestDigest?: string;
  /** The same, of a brief's correction, as earlier releases call it: they remove versions that have it. */
  changesDigest?: string;
  /** As the release that made it wrote it; of earlier releases. */
  report?: unknown;
  /** The blob that is the report as JSON. */
  reportHash?: string;
  createdAt: Date;
  /** Set until the site that shows this version is stored, and with it whose room it takes and how much. */
  pending?: {
    since: Date;
    ownerId: ObjectId;
    bytes: number;
    /** Of the lease under which a generation stored it: nobody with a lower one replaces it. */
    fence?: number;
  };
}

/** A file whose content is a blob, or, of earlier releases, stands in the version itself. */
export type VersionFileDocument =
  | { path: string; hash: string; bytes: number; content?: never }
  | { path: string; content: Binary; hash?: never };

/** Content that any number of versions and sites share: see docs/decisions/018-versions-share-their-files.md. */
export interface SiteBlobDocument extends RecordDocument {
  /** The SHA-256 of the content, base64url. */
  _id: string;
  /** As it is, or, where there is a `base`, packed by what differs from that one. It is here, or in an object of the S3 store. */
  content?: Binary;
  /** The key of that object: see docs/decisions/029-files-in-an-s3-store.md. */
  object?: string;
  /** Of the content as it is. */
  bytes: number;
  /** Of what is stored. */
  storedBytes: number;
  /** The blob, itself not packed, that it is packed against. */
  base?: string;
  /** When a version that needs it was about to be stored, give or take an hour. */
  touchedAt: Date;
  /** When somebody looks whether anybody holds it. */
  checkAt: Date;
}

/** An object of the S3 store that may belong to no blob: one that is about to be stored, or that a blob let go. */
export interface LooseObjectDocument {
  /** Its key. */
  _id: string;
  /** The blob that may name it. */
  hash: string;
  at: Date;
}

/** What the pages of a site say, to be searched. */
export interface SiteTextDocument extends RecordDocument {
  /** The site's folderId. */
  _id: string;
  ownerId: ObjectId;
  /** The version that says it. */
  version: number;
  /** See `wordListOf`. */
  words: string;
  /** See `visibleTextOf`; packed. */
  text: Binary;
}

/** One turn of the conversation about a site. */
export interface RevisionDocument extends RecordDocument {
  folderId: string;
  ownerId: ObjectId;
  instruction: string;
  target?: { path: string; label: string; element?: SourceRange };
  attachments?: StoredAttachment[];
  engine: EngineName;
  state: Revision['state'];
  seen: number;
  made?: number;
  generationId?: ObjectId;
  answer?: string;
  notUnderstood: string[];
  /** The files as the change would have them, where it would make the report worse, or ended early, and waits for a decision. */
  offer?: { path: string; content: string | Binary }[];
  /** What the offered version would be made from, as it is in a version. */
  offerMade?: Pick<SiteVersionDocument, 'source' | 'styles'>;
  /** The version that the offer can be taken over, where that is not the one it was asked of. */
  offeredFor?: number;
  /** Where the offer is what was whole of a change that ended early: how many files that changes, and how large they are. */
  kept?: { files: number; bytes: number };
  usage?: TokenUsage;
  tookMs?: number;
  createdAt: Date;
}

/** A link by which others see a site. */
export interface ShareLinkDocument extends RecordDocument {
  folderId: string;
  ownerId: ObjectId;
  /** The SHA-256 of its token, base64url: the token itself is known to nobody here. */
  tokenHash: string;
  /** The version that it shows; the newest one without. */
  version?: number;
  /** The newest version when it was made. */
  firstVersion: number;
  passwordHash?: string;
  createdAt: Date;
  endsAt: Date;
  revokedAt?: Date;
  /** How often, and when last, somebody opened it. */
  opened: number;
  lastOpenedAt?: Date;
  /** When it is forgotten: until then it says that it ended. */
  forgetAt: Date;
}

export interface CommentReplyDocument {
  id: ObjectId;
  text: string;
  createdAt: Date;
}

/** A comment that is pinned to a place of a site. */
export interface CommentDocument extends RecordDocument {
  folderId: string;
  /** What its pin says; unique within the site. */
  number: number;
  /** The link through which it was made; the owner's own have none. */
  linkId?: ObjectId;
  /** What somebody called themselves. */
  name?: string;
  text: string;
  /** The version that was seen. */
  version: number;
  place: CommentPlace;
  createdAt: Date;
  resolvedAt?: Date;
  /** Set until its site's owner has seen it. */
  isUnread?: true;
  replies: CommentReplyDocument[];
  /** The SHA-256 of what takes it away again, base64url. */
  keyHash?: string;
}

/** A picture that was uploaded to a site: see docs/decisions/021-pictures-are-decoded-apart.md. */
export interface SitePictureDocument extends RecordDocument {
  folderId: string;
  /** The first 128 bits of the SHA-256 of the uploaded file. */
  pictureId: string;
  ownerId: ObjectId;
  name: string;
  kind: Picture['kind'];
  /** The blobs, which this document holds, the smallest first. */
  files: {
    hash: string;
    type: Picture['files'][number]['type'];
    width: number;
    height: number;
    bytes: number;
  }[];
  /** Of all files. */
  bytes: number;
  /** WebP. */
  thumbnail: Binary;
  alt?: string;
  /** What it was sent as with the prompt, unless it is one to be shown. */
  role?: PictureRole;
  /** When a version came to hold its files: from then on they count there, and it stays. */
  usedAt?: Date;
  createdAt: Date;
}

/** What the sites of a person have in common. */
export interface BrandKitDocument extends RecordDocument {
  ownerId: ObjectId;
  /** As the person sent it. */
  kit: BrandKitRequest;
  logo?: { type: Logo['type']; width: number; height: number; content: Binary };
  updatedAt: Date;
}

/** What this service has done once and for all. */
interface NoteDocument {
  _id: string;
  at: Date;
  /** Of the note of that name: see `last-check.ts`. */
  modelCheck?: ModelCheck;
}

export interface Collections {
  sites: Collection<SiteDocument>;
  siteVersions: Collection<SiteVersionDocument>;
  siteBlobs: Collection<SiteBlobDocument>;
  looseObjects: Collection<LooseObjectDocument>;
  generations: Collection<GenerationDocument>;
  generationEvents: Collection<EventBatchDocument>;
  siteRevisions: Collection<RevisionDocument>;
  siteTexts: Collection<SiteTextDocument>;
  shareLinks: Collection<ShareLinkDocument>;
  comments: Collection<CommentDocument>;
  sitePictures: Collection<SitePictureDocument>;
  brandKits: Collection<BrandKitDocument>;
  notes: Collection<NoteDocument>;
}

export const openCollections = (db: Db): Collections => ({
  sites: db.collection<SiteDocument>('sites'),
  siteVersions: db.collection<SiteVersionDocument>('siteVersions'),
  siteBlobs: db.collection<SiteBlobDocument>('siteBlobs'),
  looseObjects: db.collection<LooseObjectDocument>('looseObjects'),
  generations: db.collection<GenerationDocument>('generations'),
  generationEvents: db.collection<EventBatchDocument>('generationEvents'),
  siteRevisions: db.collection<RevisionDocument>('siteRevisions'),
  siteTexts: db.collection<SiteTextDocument>('siteTexts'),
  shareLinks: db.collection<ShareLinkDocument>('shareLinks'),
  comments: db.collection<CommentDocument>('comments'),
  sitePictures: db.collection<SitePictureDocument>('sitePictures'),
  brandKits: db.collection<BrandKitDocument>('brandKits'),
  notes: db.collection<NoteDocument>('siteNotes'),
});
