import type {
  Attachment,
  EngineName,
  ErrorCode,
  FailureReason,
  GenerationPhase,
  GenerationState,
  PromptAttachment,
  RevisionTarget,
} from '@sitewright/contracts';
import type { TokenUsage } from '@sitewright/site-engine';
import type { ObjectId } from 'mongodb';

/** A change asked for in words, of the version that was seen. */
export interface StoredRevisionRequest {
  seen: number;
  instruction: string;
  target?: RevisionTarget;
  attachments?: StoredAttachment[];
}

/** A picture that belongs to a change asked for in words. */
export interface StoredAttachment extends Attachment {
  /** What the picture is called. */
  name: string;
}

export interface GenerationDocument {
  /** Which shape it was written in; earlier releases did not say. */
  schema?: number;
  ownerId: ObjectId;
  /** The id that the site will have, reserved before it is written: whoever tries again makes the same site. */
  folderId: string;
  prompt: string;
  engine?: 'composer';
  seed?: number;
  /** Without the brand kit of its owner. */
  brandKit?: false;
  /** Pictures that the site is to show; they are among those of its `folderId` before it is stored. */
  attachments?: PromptAttachment[];
  /** Which engine writes it; earlier releases did not say. */
  writer?: EngineName;
  state: GenerationState;
  /** Counts the processes that began it; one that gave it back in time does not count. */
  attempt: number;
  /** Of the process that makes it. Whoever sees the same token and beat for long enough takes it over. */
  lease?: LeaseDocument;
  /** What releases without tokens had instead: a process that lives sets it later again and again. */
  leaseUntil?: Date;
  /** What it changes, where it makes no site but the next version of one. */
  revision?: StoredRevisionRequest;
  /** The version of which it writes the rest. */
  restOf?: number;
  /** Its place among the generations of one day; one that gave no site has none. */
  slot?: number;
  /** Its round in the line; earlier releases had none. */
  turn?: number;
  /** Its places among those that are made: of all people, and of this person. */
  runSlot?: number;
  personSlot?: number;
  /** How long processes have worked on it, in milliseconds. */
  ranMs?: number;
  phase?: GenerationPhase;
  name?: string;
  stopRequestedAt?: Date;
  /** Counts its leases: see `LeaseDocument`. */
  fence?: number;
  /** The site that it makes, noted before that is shown. */
  decided?: DecidedSite;
  /** How it ends, noted before what was written so far is kept. */
  ending?: { state: 'failed' | 'stopped'; error?: StoredError };
  idempotencyKey?: string;
  /** The step of a trace in which it was asked for. */
  traceparent?: string;
  /** The generation that was begun instead of this one, which was interrupted. */
  madeAgainAs?: ObjectId;
  createdAt: Date;
  startedAt?: Date;
  endedAt?: Date;
  /** What the person was told when it failed. */
  error?: StoredError;
  /** What a model has read and written for it. */
  usage?: TokenUsage;
  kept?: true;
}

/** What is shown under the reserved id, whichever process does it. */
export interface DecidedSite {
  name: string;
  /** Of its files. */
  bytes: number;
  isInterrupted: boolean;
}

interface StoredError {
  code: ErrorCode;
  message: string;
  reason?: FailureReason | undefined;
}

export interface LeaseDocument {
  /** Which process, for whoever looks at the database. */
  holder: string;
  token: string;
  beat: number;
  /** Given back: the next one need not wait. */
  isReleased?: true;
}

/** Events of one generation that were stored together. */
export interface EventBatchDocument {
  generationId: ObjectId;
  /** The numbers of its first and its last event. */
  first: number;
  last: number;
  /** As JSON, which keeps half a character at the end of a piece of text as it is; BSON does not. */
  events: string[];
  at: Date;
}
