/** The numbers every part of the platform agrees on. */
export const limits = {
  /** Characters of a prompt after trimming, counted as UTF-16 code units as the browser's textarea does. */
  promptMaxLength: 20_000,
  /** The largest seed of a design: 31 bits. */
  seedMax: 2_147_483_647,
  /** Characters of an e-mail address (RFC 5321, section 4.5.3.1). */
  emailMaxLength: 254,
  /** Bytes of a password in UTF-8; bounds the work of hashing it. */
  passwordMaxBytes: 1024,
  /** Characters of a site's name. */
  siteNameMaxLength: 120,
  /** Pages that a person may name in a brief. */
  briefMaxPages: 30,
  /** Languages that a person may choose in a brief: each has all pages. */
  briefMaxLanguages: 5,
  /** Days of the statistics by day. */
  statsDays: 30,
  /** Characters of the contact form's fields. */
  contactNameMaxLength: 100,
  contactSubjectMaxLength: 200,
  contactMessageMaxLength: 5_000,
  /** Files in one site. */
  siteMaxFiles: 200,
  /** Bytes of all files of one site. */
  siteMaxBytes: 8 * 1024 * 1024,
  /** Edits of one request. */
  editsAtOnce: 200,
  /** Versions of one site. */
  siteMaxVersions: 2_000,
  /** Characters of a change asked for in words. */
  instructionMaxLength: 4_000,
  /** Items in one page of a list. */
  pageMaxSize: 100,
  /** Items in a page when the caller names no limit. */
  pageDefaultSize: 24,
  /** Characters of the words a list is searched for. */
  searchMaxLength: 200,
  /** Characters of a cursor: it may hold the longest name or address, encoded. */
  cursorMaxLength: 800,
  /** Days within which a deleted site can be brought back. */
  undeleteDays: 30,
  /** Characters of an `Idempotency-Key`. */
  idempotencyKeyMaxLength: 255,
  /** Hours for which an `Idempotency-Key` names its generation. */
  idempotencyKeyHours: 24,
  /** Seconds after which an open stream tells that it is still there. */
  streamHeartbeatSeconds: 15,
  /** Streams that one person may have open at a replica. */
  streamsPerPerson: 20,
  /** Hours for which the events of an ended generation can be read again. */
  generationEventsKeptHours: 24,
  /** Seconds a signed-in session lasts. */
  sessionSeconds: 7 * 24 * 60 * 60,
} as const;
