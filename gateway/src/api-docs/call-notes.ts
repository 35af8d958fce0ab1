import {
  comparisonQuerySchema,
  generationEventSchema,
  generationQuerySchema,
  idempotencyKeySchema,
  limits,
  messageQuerySchema,
  pageQuerySchema,
  type routes,
  siteQuerySchema,
  versionQuerySchema,
} from '@sitewright/contracts';
import * as z from 'zod/mini';

export type CallName = keyof typeof routes;

export const groups = ['Accounts', 'People', 'Sites', 'Statistics', 'Contact'] as const;

/** Who may make a call, as a reader of the documentation is told. */
export const audiences = {
  everybody: 'Everybody',
  signedIn: 'Whoever is signed in',
  viewers: 'The site’s owner, and administrators',
  owner: 'The site’s owner',
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
  revisions: { group: 'Sites', summary: 'The changes asked for in words, oldest first', for: 'viewers' },
  reviseSite: { group: 'Sites', summary: 'Change a site as words ask, as a new version', for: 'owner' },
  acceptRevision: {
    group: 'Sites',
    summary: 'Take a change that was offered, as a new version',
    for: 'owner',
  },
  renameSite: { group: 'Sites', summary: 'Rename a site', for: 'owner' },
  deleteSite: { group: 'Sites', summary: 'Delete a site', for: 'owner' },
  undeleteSite: { group: 'Sites', summary: 'Bring a deleted site back', for: 'owner' },
  duplicateSite: {
    group: 'Sites',
    summary: 'Make a site of its own from the current version',
    for: 'owner',
    status: 201,
  },
  stats: { group: 'Statistics', summary: 'How many people and sites there are', for: 'everybody' },
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
