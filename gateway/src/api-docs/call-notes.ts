import {
  commentKeyQuerySchema,
  comparisonQuerySchema,
  engineDayQuerySchema,
  fileSearchQuerySchema,
  generationEventSchema,
  generationQuerySchema,
  idempotencyKeySchema,
  importContentType,
  importQuerySchema,
  limits,
  messageQuerySchema,
  pageQuerySchema,
  pictureUploadQuerySchema,
  pictureUploadTypes,
  platformHealthQuerySchema,
  type routes,
  siteQuerySchema,
  versionQuerySchema,
} from '@sitewright/contracts';
import * as z from 'zod/mini';

export type CallName = keyof typeof routes;

export const groups = [
  'Accounts',
  'People',
  'Sites',
  'Sharing',
  'Brand kit',
  'Statistics',
  'Contact',
] as const;

/** Who may make a call, as a reader of the documentation is told. */
export const audiences = {
  everybody: 'Everybody',
  signedIn: 'Whoever is signed in',
  viewers: 'The site’s owner, and administrators',
  owner: 'The site’s owner',
  linkHolders: 'Whoever has opened the link',
  requester: 'Whoever asked for the generation',
  admins: 'Administrators',
} as const;

/** What the contracts' route table does not say of a call. */
export interface CallNote {
  group: (typeof groups)[number];
  summary: string;
  for: keyof typeof audiences;
  /** More than a summary can say. */
  details?: string;
  query?: z.ZodMiniObject;
  /** Headers that may be sent, by name, with what they are for. */
  headers?: Record<string, { schema: z.ZodMiniType; description: string }>;
  /** The media types of a body that is no JSON. */
  sends?: readonly string[];
  /** What the events of `text/event-stream` are, where the call can answer with that. */
  events?: z.ZodMiniType;
  /** Whether the call answers with a stream only. */
  streamsOnly?: true;
  /** 200 if not named. */
  status?: 201 | 202;
}

/** A call of the contracts without a note does not compile. */
export const callNotes: Record<CallName, CallNote> = {
  register: { group: 'Accounts', summary: 'Make an account', for: 'everybody', status: 201 },
  login: { group: 'Accounts', summary: 'Sign in', for: 'everybody' },
  signInOptions: {
    group: 'Accounts',
    summary: 'Whether Google sign-in is set up, and how long a new password has to be',
    for: 'everybody',
  },
  me: { group: 'Accounts', summary: 'Who is signed in', for: 'signedIn' },
  logout: { group: 'Accounts', summary: 'End this session', for: 'signedIn' },
  logoutAll: { group: 'Accounts', summary: 'End every session of the person', for: 'signedIn' },
  changePassword: {
    group: 'Accounts',
    summary: 'Change or set the password; every other session ends',
    for: 'signedIn',
  },
  users: { group: 'People', summary: 'List people by address', for: 'admins', query: pageQuerySchema },
  changeRole: { group: 'People', summary: 'Change a person’s role', for: 'admins' },
  generate: {
    group: 'Sites',
    summary: 'Generate a site from a prompt',
    for: 'signedIn',
    details:
      'With `Accept: application/json` it answers when the site is there. With `Accept: text/event-stream` it answers at once with the ' +
      'events of the generation, the first of which says how it is followed again; a refusal is JSON all the same. Closing the ' +
      'connection does not stop it.',
    headers: {
      'Idempotency-Key': {
        schema: idempotencyKeySchema,
        description:
          `Names the intended generation for ${limits.idempotencyKeyHours} hours: the same key and body answer with the same site, ` +
          'also while it is being made; another body is refused with 409. A refusal before the work began (429, 503, 507) ' +
          'does not use the key up; a generation that failed answers with its failure again.',
      },
    },
    events: generationEventSchema,
  },
  generations: {
    group: 'Sites',
    summary: 'List one’s own generations',
    for: 'signedIn',
    query: generationQuerySchema,
  },
  generation: { group: 'Sites', summary: 'The state of a generation', for: 'requester' },
  generationEvents: {
    group: 'Sites',
    summary: 'Follow a generation, from its first event or the one after Last-Event-ID',
    for: 'requester',
    headers: {
      'Last-Event-ID': {
        schema: z.string().check(z.regex(/^\d{1,9}$/)),
        description:
          'The number of the last event that was received: the stream begins behind it, without a gap or a repetition. One that ' +
          `the generation has not had is refused with 400. Events can be read again for ${limits.generationEventsKeptHours} hours; after ` +
          'that the stream is the last event alone.',
      },
    },
    events: generationEventSchema,
    streamsOnly: true,
  },
  stopGeneration: {
    group: 'Sites',
    summary: 'Stop a generation; what was written is kept',
    for: 'requester',
  },
  engine: { group: 'Sites', summary: 'Which engine writes on this instance', for: 'everybody' },
  mySites: { group: 'Sites', summary: 'List one’s own sites', for: 'signedIn', query: siteQuerySchema },
  totalSites: { group: 'Sites', summary: 'List everybody’s sites', for: 'admins', query: siteQuerySchema },
  site: { group: 'Sites', summary: 'The details of a site', for: 'viewers' },
  siteFile: {
    group: 'Sites',
    summary: 'A text file of a site’s current version, or of the one that is named',
    for: 'viewers',
    query: versionQuerySchema,
  },
  writeFile: {
    group: 'Sites',
    summary: 'Write a text file as a whole, as a new version',
    for: 'owner',
  },
  renameFile: {
    group: 'Sites',
    summary: 'Give a file another name, and if wanted change the links to it, as a new version',
    for: 'owner',
  },
  removeFile: { group: 'Sites', summary: 'Remove a file, as a new version', for: 'owner' },
  fileLinks: { group: 'Sites', summary: 'What links to a file', for: 'viewers' },
  searchFiles: {
    group: 'Sites',
    summary: 'Look for words or a regular expression in all text files of a site',
    for: 'viewers',
    query: fileSearchQuerySchema,
  },
  replaceInFiles: {
    group: 'Sites',
    summary: 'Replace something in all text files, as a new version',
    for: 'owner',
  },
  fileRepairs: {
    group: 'Sites',
    summary: 'What the checks would change by themselves if they were let',
    for: 'viewers',
  },
  repairFiles: { group: 'Sites', summary: 'Let the checks change files, as a new version', for: 'owner' },
  importSite: {
    group: 'Sites',
    summary: 'Make a site of a ZIP file of static pages',
    for: 'signedIn',
    details:
      `The body is the file itself, of at most ${limits.importMaxBytes / 1024 / 1024} MB. Nothing is fetched from elsewhere, and what the ` +
      'checks find is reported, not changed.',
    query: importQuerySchema,
    sends: [importContentType],
    status: 201,
  },
  siteBrief: {
    group: 'Sites',
    summary: 'What was understood of a site’s prompt, and what became of it',
    for: 'viewers',
  },
  draftSiteBrief: {
    group: 'Sites',
    summary: 'A page as a corrected brief would have it; nothing is stored',
    for: 'owner',
  },
  changeSiteBrief: {
    group: 'Sites',
    summary: 'Correct the brief: the site is composed anew, as its next version',
    for: 'owner',
  },
  siteVersions: { group: 'Sites', summary: 'The versions of a site, newest first', for: 'viewers' },
  siteVersion: { group: 'Sites', summary: 'A version with its files and its report', for: 'viewers' },
  changeVersion: { group: 'Sites', summary: 'Name or pin a version', for: 'owner' },
  restoreVersion: { group: 'Sites', summary: 'Show a version again, as a new one', for: 'owner' },
  undo: { group: 'Sites', summary: 'Take the last change back, as a new version', for: 'owner' },
  redo: { group: 'Sites', summary: 'Make the change again that was taken back last', for: 'owner' },
  compareVersions: {
    group: 'Sites',
    summary: 'What differs between two versions',
    for: 'viewers',
    query: comparisonQuerySchema,
  },
  takeBack: { group: 'Sites', summary: 'Take single differences of a version back', for: 'owner' },
  editSite: {
    group: 'Sites',
    summary: 'Change pieces of files, and nothing besides, as a new version',
    for: 'owner',
  },
  typefaces: {
    group: 'Sites',
    summary: 'What a site is set in, and what it can be set in',
    for: 'viewers',
  },
  setTypefaces: {
    group: 'Sites',
    summary: 'Set a site in other typefaces, with their files, as a new version',
    for: 'owner',
  },
  uploadPicture: {
    group: 'Sites',
    summary: 'Take a picture into a site: at most 15 MB, written anew in sizes for pages and phones',
    for: 'owner',
    query: pictureUploadQuerySchema,
    sends: pictureUploadTypes,
    status: 201,
  },
  uploadPromptPicture: {
    group: 'Sites',
    summary: 'Take a picture for the prompt of a new site, which `attachments` of a generation then name',
    for: 'signedIn',
    query: pictureUploadQuerySchema,
    sends: pictureUploadTypes,
    status: 201,
  },
  pictures: { group: 'Sites', summary: 'The pictures uploaded to a site, newest first', for: 'viewers' },
  picture: { group: 'Sites', summary: 'An uploaded picture with its contents', for: 'viewers' },
  removePicture: {
    group: 'Sites',
    summary: 'Remove an uploaded picture that the site does not show',
    for: 'owner',
  },
  usePicture: {
    group: 'Sites',
    summary: 'Show an uploaded picture on a page, as a new version',
    for: 'owner',
  },
  brandKit: {
    group: 'Brand kit',
    summary: 'What one’s own new sites have in common',
    for: 'signedIn',
  },
  changeBrandKit: {
    group: 'Brand kit',
    summary: 'Change one’s brand kit, all but its logo',
    for: 'signedIn',
  },
  changeLogo: {
    group: 'Brand kit',
    summary: 'Set the logo of one’s brand kit: at most 15 MB, written anew',
    for: 'signedIn',
    sends: pictureUploadTypes,
  },
  removeLogo: { group: 'Brand kit', summary: 'Remove the logo of one’s brand kit', for: 'signedIn' },
  revisions: { group: 'Sites', summary: 'The changes asked for in words, oldest first', for: 'viewers' },
  reviseSite: { group: 'Sites', summary: 'Change a site as words ask, as a new version', for: 'owner' },
  offeredChange: {
    group: 'Sites',
    summary: 'What a change that is offered would change',
    for: 'viewers',
  },
  throwAwayKept: {
    group: 'Sites',
    summary: 'Throw away what was kept of a change that ended early',
    for: 'owner',
  },
  acceptRevision: {
    group: 'Sites',
    summary: 'Take a change that was offered, as a new version',
    for: 'owner',
  },
  renameSite: { group: 'Sites', summary: 'Rename a site', for: 'owner' },
  deleteSite: { group: 'Sites', summary: 'Delete a site', for: 'owner' },
  undeleteSite: { group: 'Sites', summary: 'Bring a deleted site back', for: 'owner' },
  writeRest: {
    group: 'Sites',
    summary: 'Have the model write the rest of an interrupted site, as a new version',
    for: 'owner',
    status: 202,
  },
  duplicateSite: {
    group: 'Sites',
    summary: 'Make a site of its own from the current version',
    for: 'owner',
    status: 201,
  },
  templateSite: {
    group: 'Sites',
    summary: 'Make a new site with the structure and design of this one',
    for: 'owner',
    details:
      'A composed site is composed anew without its facts. Of any other the new one is a copy with its texts, and `isEmptied` says so.',
    status: 201,
  },
  shareLinks: { group: 'Sharing', summary: 'The links by which others see a site', for: 'owner' },
  createShareLink: {
    group: 'Sharing',
    summary: 'Make a link that ends by itself, with a password if wanted',
    for: 'owner',
    details:
      'The token is answered this once; what is stored does not give it back. It belongs behind `/shared#`.',
    status: 201,
  },
  revokeShareLink: { group: 'Sharing', summary: 'End a link at once', for: 'owner' },
  siteComments: {
    group: 'Sharing',
    summary: 'All comments on a site',
    for: 'owner',
    query: versionQuerySchema,
  },
  createComment: { group: 'Sharing', summary: 'Pin a comment of one’s own', for: 'owner', status: 201 },
  readComments: { group: 'Sharing', summary: 'Mark all comments as read', for: 'owner' },
  changeComment: { group: 'Sharing', summary: 'Resolve a comment, or open it again', for: 'owner' },
  deleteComment: { group: 'Sharing', summary: 'Delete a comment', for: 'owner' },
  replyToComment: { group: 'Sharing', summary: 'Reply to a comment', for: 'owner', status: 201 },
  openShared: {
    group: 'Sharing',
    summary: 'Open a link',
    for: 'everybody',
    details:
      'With the token, and the password where the link has one: without it the answer is 401 `PASSWORD_REQUIRED`. The ticket of the ' +
      'answer stands in the addresses of the calls below, and in that of the preview, for at most twelve hours. A link that was ' +
      'revoked, has ended, or whose site is gone answers 410.',
  },
  sharedSite: { group: 'Sharing', summary: 'What an opened link shows now', for: 'linkHolders' },
  sharedComments: {
    group: 'Sharing',
    summary: 'The comments that were made through the link',
    for: 'linkHolders',
  },
  createSharedComment: {
    group: 'Sharing',
    summary: 'Pin a comment',
    for: 'linkHolders',
    details: 'The key of the answer takes the comment away again; it is told this once.',
    status: 201,
  },
  deleteSharedComment: {
    group: 'Sharing',
    summary: 'Delete a comment of one’s own, by its key',
    for: 'linkHolders',
    query: commentKeyQuerySchema,
  },
  stats: { group: 'Statistics', summary: 'How many people and sites there are', for: 'everybody' },
  engineView: {
    group: 'Statistics',
    summary: 'The engine, its last check, its failures and its tokens',
    for: 'admins',
  },
  engineDay: {
    group: 'Statistics',
    summary: 'Who has used how many tokens on a day',
    for: 'admins',
    query: engineDayQuerySchema,
    details:
      'The fifty who used most; `others` says how many there were besides. `date` is a day in UTC of the last 30.',
  },
  platformHealth: {
    group: 'Statistics',
    summary: 'The replicas of the services, the line, the disk and the last backup',
    for: 'admins',
    query: platformHealthQuerySchema,
    details: 'Counts begin at `since`, which is at most two days ago.',
  },
  dailyStats: { group: 'Statistics', summary: 'Sites and sign-ups of the last 30 days', for: 'admins' },
  sendEmail: { group: 'Contact', summary: 'Write to whoever runs this instance', for: 'everybody' },
  messages: {
    group: 'Contact',
    summary: 'List messages that have not been sent yet',
    for: 'admins',
    query: messageQuerySchema,
  },
  mailServer: { group: 'Contact', summary: 'Whether a mail server is set', for: 'admins' },
  deleteMessage: { group: 'Contact', summary: 'Delete a message', for: 'admins' },
  undeleteMessage: { group: 'Contact', summary: 'Bring a deleted message back', for: 'admins' },
  retryMessage: { group: 'Contact', summary: 'Try to send a message again', for: 'admins' },
};
