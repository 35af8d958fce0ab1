import * as z from 'zod/mini';
import { promptAttachmentSchema } from './attachments.ts';
import { errorCodeSchema } from './errors.ts';
import { failureReasonSchema } from './failure-reason.ts';
import { qualityReportSchema } from './quality-report.ts';
import { engineNameSchema, folderIdSchema } from './sites.ts';

export const generationIdSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{24}$/, 'This is not the id of a generation.'));

/**
 * `waiting`: for its turn in the line. `running`: being made. The others are final: `done` has a site, `failed` an error,
 * `stopped` was ended by its owner.
 */
export const generationStateSchema = z.enum(['waiting', 'running', 'done', 'failed', 'stopped']);
export type GenerationState = z.infer<typeof generationStateSchema>;

/** The steps of a generation, in their order. */
export const generationPhases = ['plan', 'write', 'style', 'check', 'save'] as const;
export const generationPhaseSchema = z.enum(generationPhases);
export type GenerationPhase = z.infer<typeof generationPhaseSchema>;

/**
 * Where a waiting generation stands: `place` 1 is next; `running` is how many are being made; `seconds` is about how long until its
 * turn, by how long the last ones took, and not told where that is not known.
 */
export const linePlaceSchema = z.object({
  place: z.int().check(z.positive()),
  running: z.int().check(z.nonnegative()),
  seconds: z.optional(z.int().check(z.nonnegative())),
});
export type LinePlace = z.infer<typeof linePlaceSchema>;

/** A site made of what was written before a generation ended early. Its owner opens it, or deletes it like every site. */
export const keptSiteSchema = z.object({ id: folderIdSchema, previewUrl: z.string() });
export type KeptSite = z.infer<typeof keptSiteSchema>;

/** The first event: what is made, and where it will be. `id` is the site's folderId. Sent again to whoever asks again. */
const acceptedEventSchema = z.object({
  type: z.literal('accepted'),
  id: folderIdSchema,
  generationId: generationIdSchema,
  previewUrl: z.string(),
});

/** The place in the line, now: told whenever it changes, not kept in the log. It carries the number of the last kept event. */
const lineEventSchema = z.extend(linePlaceSchema, { type: z.literal('line') });

/**
 * The database is away or has no room, or takes what is written again: told beside the log as the place is. Meanwhile nothing can
 * be stored, and so nothing else is told; the process that makes the site keeps what is written, and stores it afterwards.
 */
const storageEventSchema = z.object({ type: z.literal('storage'), isAway: z.boolean() });

/** A step has begun: `at` is when, ISO 8601 in UTC by the server's clock. */
const statusEventSchema = z.object({
  type: z.literal('status'),
  phase: generationPhaseSchema,
  message: z.string(),
  at: z.iso.datetime(),
});

/**
 * Another process goes on with the generation. From `text` it continues what is written; from `start` everything that was
 * written is void: files and preview begin anew.
 */
const resumedEventSchema = z.object({
  type: z.literal('resumed'),
  from: z.enum(['text', 'start']),
  message: z.string(),
});

/**
 * A file that begins, grows or ends: `content` takes the place of what there was, `delta` goes behind it. One that ends empty is
 * taken back: it is no file of the site.
 */
const fileEventSchema = z.object({
  type: z.literal('file'),
  path: z.string(),
  content: z.optional(z.string()),
  delta: z.optional(z.string()),
  complete: z.boolean(),
});

/**
 * The page as far as it is written. It ends anywhere, within a tag, too. `css` is all that its classes need so far; left out
 * while it is as it was.
 */
const previewEventSchema = z.object({
  type: z.literal('preview'),
  path: z.string(),
  html: z.string(),
  css: z.optional(z.string()),
});

const doneEventSchema = z.object({
  type: z.literal('done'),
  id: folderIdSchema,
  previewUrl: z.string(),
  version: z.int().check(z.positive()),
  report: qualityReportSchema,
});

/** `message` says what to do next; `reason` is there when a model is to blame. */
const failedEventSchema = z.object({
  type: z.literal('failed'),
  code: errorCodeSchema,
  message: z.string(),
  reason: z.optional(failureReasonSchema),
  kept: z.optional(keptSiteSchema),
});

const stoppedEventSchema = z.object({ type: z.literal('stopped'), kept: z.optional(keptSiteSchema) });

/**
 * What a stream of a generation tells (`text/event-stream`): `event:` is the type, `data:` the rest as JSON, `id:` the number
 * of the event, from 1 without gaps. `done`, `failed` or `stopped` is the last one.
 */
export const generationEventSchema = z.discriminatedUnion('type', [
  acceptedEventSchema,
  lineEventSchema,
  storageEventSchema,
  statusEventSchema,
  resumedEventSchema,
  fileEventSchema,
  previewEventSchema,
  doneEventSchema,
  failedEventSchema,
  stoppedEventSchema,
]);
export type GenerationEvent = z.infer<typeof generationEventSchema>;

const unloggedTypes = ['line', 'storage'] as const;
type UnloggedType = (typeof unloggedTypes)[number];
const unlogged: ReadonlySet<string> = new Set(unloggedTypes);

/** What is kept in the log of a generation, and can be told again. */
export type LoggedEvent = Exclude<GenerationEvent, { type: UnloggedType }>;

/** Whether the event is in the log, and counts once; the others are only true now and carry the number of the event before them. */
export const isLogged = (event: GenerationEvent): event is LoggedEvent => !unlogged.has(event.type);

const finalEvents: ReadonlySet<string> = new Set(['done', 'failed', 'stopped']);

/** Whether nothing follows this event. */
export const isFinal = ({ type }: Pick<GenerationEvent, 'type'>): boolean => finalEvents.has(type);

/**
 * A generation of the person, in short. Times are ISO 8601 in UTC. `prompt`, `engine`, `seed`, `brandKit` and `attachments` are what the
 * same site is asked for with once more.
 */
export const generationSchema = z.object({
  id: generationIdSchema,
  folderId: folderIdSchema,
  previewUrl: z.string(),
  state: generationStateSchema,
  prompt: z.string(),
  engine: engineNameSchema,
  seed: z.optional(z.int()),
  /** It is made without the person's brand kit. */
  brandKit: z.optional(z.literal(false)),
  /** The pictures of its prompt, as they were sent. */
  attachments: z.optional(z.array(promptAttachmentSchema)),
  /** What the site is called, as soon as it is known. */
  name: z.optional(z.string()),
  /** The step it is at, once it runs. */
  phase: z.optional(generationPhaseSchema),
  /** Where it stands while it waits. */
  line: z.optional(linePlaceSchema),
  createdAt: z.iso.datetime(),
  /** When it was first its turn. */
  startedAt: z.optional(z.iso.datetime()),
  error: z.optional(
    z.object({ code: errorCodeSchema, message: z.string(), reason: z.optional(failureReasonSchema) }),
  ),
  kept: z.optional(keptSiteSchema),
  /** It makes no site but the next version of one, as `prompt` asks. */
  isChange: z.optional(z.boolean()),
  /** It writes the rest of the interrupted site under `folderId`: asked for once more as that, by `writeRest`. */
  isRest: z.optional(z.boolean()),
});
export type Generation = z.infer<typeof generationSchema>;
export const generationListSchema = z.array(generationSchema);

/** `running` asks for those that have not ended, waiting ones included; without it the latest of all are told. Newest first. */
export const generationQuerySchema = z.object({ state: z.optional(z.literal('running')) });

/** The page, on the host of previews, that draws a site while it is written. */
export const livePagePath = '/preview/live';
