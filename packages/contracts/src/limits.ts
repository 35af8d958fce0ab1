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
  /** Files in one site; uploaded pictures count apart. */
  siteMaxFiles: 200,
  /** Bytes of all files of one site; uploaded pictures count apart. */
  siteMaxBytes: 8 * 1024 * 1024,
  /** Bytes of one picture as it is uploaded. */
  pictureMaxBytes: 15 * 1024 * 1024,
  /** Bytes of one SVG as it is uploaded: it is text, which is read as a whole. */
  drawingMaxBytes: 2 * 1024 * 1024,
  /** Bytes of the pictures uploaded to one site, in all sizes as they are written. */
  sitePicturesMaxBytes: 50 * 1024 * 1024,
  /** Pictures uploaded to one site. */
  siteMaxPictures: 200,
  /** Pixels of a side of a picture as it is uploaded. */
  pictureMaxSide: 30_000,
  /** Pixels of a picture as it is uploaded; of one that moves, those of all its frames. */
  pictureMaxPixels: 100_000_000,
  /** Frames of a picture that moves. */
  pictureMaxFrames: 300,
  /** Pixels of the longer side of a picture as it is written. */
  pictureWrittenSide: 1600,
  /** Pixels of the longer side of a logo as it is written. */
  logoWrittenSide: 512,
  /** Bytes of a logo as it is written: every page has it. */
  logoMaxBytes: 256 * 1024,
  /** Characters that say what a picture shows. */
  pictureAltMaxLength: 400,
  /** Pictures that belong to one change which is asked for in words. */
  revisionMaxAttachments: 4,
  /** Pictures that belong to the prompt of a new site. */
  promptMaxAttachments: 12,
  /** Days after which an uploaded picture that no version uses is removed. */
  pictureUnusedDays: 7,
  /** Contacts of a brand kit. */
  brandContactsMax: 20,
  /** Lines of opening hours of a brand kit. */
  brandHoursMax: 14,
  /** Bytes of a ZIP file that becomes a site. */
  importMaxBytes: 32 * 1024 * 1024,
  /** Entries of such a file, with folders and what is left out. */
  importMaxEntries: 2_000,
  /** Bytes of all that it holds, unpacked. */
  importMaxUnpackedBytes: 96 * 1024 * 1024,
  /** Characters of what is looked for in all files of a site. */
  fileSearchMaxLength: 500,
  /** Edits of one request. */
  editsAtOnce: 200,
  /** Versions of one site. */
  siteMaxVersions: 2_000,
  /** Links of one site that can be opened at a time. */
  shareLinksOpen: 20,
  /** Characters of a link's password. */
  sharePasswordMinLength: 6,
  /** Days for which a link that ended, or was revoked, says so. */
  shareLinkKeptDays: 30,
  /** Comments on one site. */
  siteMaxComments: 500,
  /** The owner's replies to one comment. */
  commentMaxReplies: 50,
  /** Characters of a comment, and of the name of who wrote it. */
  commentMaxLength: 2_000,
  commentNameMaxLength: 60,
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
  /** How often a person may begin to follow generations in a minute: each of those streams may come back thirty times. */
  attachesPerMinute: 600,
  /** Hours for which the events of an ended generation can be read again. */
  generationEventsKeptHours: 24,
  /** Seconds a signed-in session lasts. */
  sessionSeconds: 7 * 24 * 60 * 60,
} as const;
