import { credentialsSchema, sessionResponseSchema, signInOptionsSchema } from './auth.ts';
import { brandKitRequestSchema, brandKitSchema } from './brand-kit.ts';
import {
  changeCommentRequestSchema,
  commentListSchema,
  createCommentRequestSchema,
  createdCommentSchema,
  createSharedCommentRequestSchema,
  ownedCommentListSchema,
  ownedCommentSchema,
  replyRequestSchema,
} from './comments.ts';
import { comparisonSchema } from './comparison.ts';
import { editSiteRequestSchema } from './edits.ts';
import {
  fileLinksSchema,
  fileRepairsSchema,
  fileSearchSchema,
  removeFileRequestSchema,
  renameFileRequestSchema,
  repairFilesRequestSchema,
  replaceInFilesRequestSchema,
  writeFileRequestSchema,
} from './files.ts';
import { generationEventSchema, generationListSchema, generationSchema } from './generations.ts';
import { importedSiteSchema } from './import.ts';
import { engineInfoSchema } from './instance.ts';
import {
  contactMessageListSchema,
  contactMessageSchema,
  contactRequestSchema,
  mailServerSchema,
} from './mail.ts';
import {
  pictureListSchema,
  pictureSchema,
  pictureViewSchema,
  usedPictureSchema,
  usePictureRequestSchema,
} from './pictures.ts';
import {
  reviseSiteRequestSchema,
  revisionListSchema,
  revisionResultSchema,
  takeBackRequestSchema,
} from './revisions.ts';
import {
  createdShareLinkSchema,
  createShareLinkRequestSchema,
  openSharedRequestSchema,
  sharedSiteSchema,
  shareLinkListSchema,
} from './sharing.ts';
import {
  briefDraftSchema,
  changeBriefRequestSchema,
  draftBriefRequestSchema,
  siteBriefSchema,
} from './site-brief.ts';
import {
  dailyStatsSchema,
  generatedSiteListSchema,
  generateRequestSchema,
  generateResponseSchema,
  projectListSchema,
  projectSchema,
  renameSiteRequestSchema,
  siteDetailsSchema,
  siteFileSchema,
  statsSchema,
  templateRequestSchema,
  templateSiteSchema,
} from './sites.ts';
import { setTypefacesRequestSchema, typefacesSchema } from './typefaces.ts';
import {
  accountSchema,
  changePasswordRequestSchema,
  changeRoleRequestSchema,
  messageResponseSchema,
  userListSchema,
} from './users.ts';
import {
  changeVersionRequestSchema,
  seenHeadSchema,
  siteHeadSchema,
  versionDetailsSchema,
  versionEntrySchema,
  versionListSchema,
} from './versions.ts';

export const register = {
  method: 'POST',
  path: '/api/auth/register',
  request: credentialsSchema,
  response: sessionResponseSchema,
} as const;

export const login = {
  method: 'POST',
  path: '/api/auth/login',
  request: credentialsSchema,
  response: sessionResponseSchema,
} as const;

/** What the sign-in pages say before anything is pressed. */
export const signInOptions = {
  method: 'GET',
  path: '/api/auth/options',
  response: signInOptionsSchema,
} as const;

/** Who is signed in; the front end refreshes its session from it. */
export const me = { method: 'GET', path: '/api/auth/me', response: accountSchema } as const;

/** Ends this session of the person and no other. */
export const logout = { method: 'POST', path: '/api/auth/logout', response: messageResponseSchema } as const;

/** Ends every session of the person, this one too. */
export const logoutAll = {
  method: 'POST',
  path: '/api/auth/logout-all',
  response: messageResponseSchema,
} as const;

/** Ends every other session of the person; the answer's token carries this one on. */
export const changePassword = {
  method: 'PUT',
  path: '/api/auth/password',
  request: changePasswordRequestSchema,
  response: sessionResponseSchema,
} as const;

/** Administrators only; paged like every list. */
export const users = { method: 'GET', path: '/api/users', response: userListSchema } as const;

/** Administrators only. */
export const changeRole = {
  method: 'PUT',
  path: '/api/users/change-role',
  request: changeRoleRequestSchema,
  response: messageResponseSchema,
} as const;

/**
 * Answers when the site is there. With `Accept: text/event-stream` it answers at once with the stream of the generation's
 * events (`generationEventSchema`).
 */
export const generate = {
  method: 'POST',
  path: '/api/generate',
  request: generateRequestSchema,
  response: generateResponseSchema,
} as const;

export const engine = { method: 'GET', path: '/api/generate/engine', response: engineInfoSchema } as const;

/** The person's own generations; takes `generationQuerySchema`. */
export const generations = {
  method: 'GET',
  path: '/api/generations',
  response: generationListSchema,
} as const;

export const generation = {
  method: 'GET',
  path: '/api/generations/:id',
  response: generationSchema,
} as const;

/**
 * A stream of a generation's events, from the one after `Last-Event-ID` until it ends. `response` is one event. 429 with
 * `Retry-After` while one person asks for them too often, or has too many open.
 */
export const generationEvents = {
  method: 'GET',
  path: '/api/generations/:id/events',
  response: generationEventSchema,
} as const;

/**
 * Stops a generation that waits or runs; one that has ended stays as it is. What was written so far is kept as a site. Answers
 * the generation, which may take a moment more to end.
 */
export const stopGeneration = {
  method: 'DELETE',
  path: '/api/generations/:id',
  response: generationSchema,
} as const;

export const mySites = { method: 'GET', path: '/api/my-sites', response: projectListSchema } as const;

/** The owner's and administrators' view of one site; every other call on a site is the owner's too. */
export const site = { method: 'GET', path: '/api/sites/:id', response: siteDetailsSchema } as const;

export const siteFile = {
  method: 'GET',
  path: '/api/sites/:id/files/*path',
  response: siteFileSchema,
} as const;

/** Writes a text file as a whole, as a new version; one that is not there yet is made. */
export const writeFile = {
  method: 'PUT',
  path: '/api/sites/:id/files/*path',
  request: writeFileRequestSchema,
  response: siteHeadSchema,
} as const;

/** Gives a file another name, as a new version; with the links to it in all files, where that is asked for. */
export const renameFile = {
  method: 'PATCH',
  path: '/api/sites/:id/files/*path',
  request: renameFileRequestSchema,
  response: siteHeadSchema,
} as const;

export const removeFile = {
  method: 'DELETE',
  path: '/api/sites/:id/files/*path',
  request: removeFileRequestSchema,
  response: siteHeadSchema,
} as const;

/** What links to a file, before it is renamed or removed. */
export const fileLinks = {
  method: 'GET',
  path: '/api/sites/:id/links/*path',
  response: fileLinksSchema,
} as const;

/** Where something stands in all text files of a site; takes `fileSearchQuerySchema`. */
export const searchFiles = {
  method: 'GET',
  path: '/api/sites/:id/search',
  response: fileSearchSchema,
} as const;

/** Replaces something in all text files, as one new version. */
export const replaceInFiles = {
  method: 'POST',
  path: '/api/sites/:id/replacements',
  request: replaceInFilesRequestSchema,
  response: siteHeadSchema,
} as const;

/** What the checks would change by themselves if they were let. */
export const fileRepairs = {
  method: 'GET',
  path: '/api/sites/:id/repairs',
  response: fileRepairsSchema,
} as const;

/** Makes those changes in the files that are named, as a new version. */
export const repairFiles = {
  method: 'POST',
  path: '/api/sites/:id/repairs',
  request: repairFilesRequestSchema,
  response: siteHeadSchema,
} as const;

/**
 * Makes a site of a ZIP file of static pages. The body is the file itself, as `application/zip`; takes `importQuerySchema`.
 */
export const importSite = {
  method: 'POST',
  path: '/api/sites/import',
  response: importedSiteSchema,
} as const;

export const renameSite = {
  method: 'PATCH',
  path: '/api/sites/:id',
  request: renameSiteRequestSchema,
  response: projectSchema,
} as const;

/** What was understood of a site's prompt: the owner's and administrators' view. */
export const siteBrief = { method: 'GET', path: '/api/sites/:id/brief', response: siteBriefSchema } as const;

/** A page as a corrected brief would have it; nothing is stored. */
export const draftSiteBrief = {
  method: 'POST',
  path: '/api/sites/:id/brief/draft',
  request: draftBriefRequestSchema,
  response: briefDraftSchema,
} as const;

/** Composes the site anew from its corrected brief, as its next version. */
export const changeSiteBrief = {
  method: 'PATCH',
  path: '/api/sites/:id/brief',
  request: changeBriefRequestSchema,
  response: siteBriefSchema,
} as const;

/** The versions of a site, with what it shows now: the owner's and administrators' view. */
export const siteVersions = {
  method: 'GET',
  path: '/api/sites/:id/versions',
  response: versionListSchema,
} as const;

export const siteVersion = {
  method: 'GET',
  path: '/api/sites/:id/versions/:number',
  response: versionDetailsSchema,
} as const;

/** Names or pins a version. */
export const changeVersion = {
  method: 'PATCH',
  path: '/api/sites/:id/versions/:number',
  request: changeVersionRequestSchema,
  response: versionEntrySchema,
} as const;

/** Shows a version again, as a new one: nothing is lost. */
export const restoreVersion = {
  method: 'POST',
  path: '/api/sites/:id/versions/:number/restore',
  request: seenHeadSchema,
  response: siteHeadSchema,
} as const;

/** Takes the last change back, whatever made it, as a new version. */
export const undo = {
  method: 'POST',
  path: '/api/sites/:id/undo',
  request: seenHeadSchema,
  response: siteHeadSchema,
} as const;

export const redo = {
  method: 'POST',
  path: '/api/sites/:id/redo',
  request: seenHeadSchema,
  response: siteHeadSchema,
} as const;

/** What differs between a version and the one that `comparisonQuerySchema` names. */
export const compareVersions = {
  method: 'GET',
  path: '/api/sites/:id/versions/:number/comparison',
  response: comparisonSchema,
} as const;

/** Takes single differences of a version back, as a new version. */
export const takeBack = {
  method: 'POST',
  path: '/api/sites/:id/versions/:number/take-back',
  request: takeBackRequestSchema,
  response: siteHeadSchema,
} as const;

/** Changes pieces of files, and not a byte besides, as a new version. */
export const editSite = {
  method: 'POST',
  path: '/api/sites/:id/edits',
  request: editSiteRequestSchema,
  response: siteHeadSchema,
} as const;

/** What the site is set in, and what it can be set in. */
export const typefaces = {
  method: 'GET',
  path: '/api/sites/:id/typefaces',
  response: typefacesSchema,
} as const;

/** Sets the site in other typefaces, with their files and licences; those that nothing is set in any more are left out. */
export const setTypefaces = {
  method: 'POST',
  path: '/api/sites/:id/typefaces',
  request: setTypefacesRequestSchema,
  response: siteHeadSchema,
} as const;

/**
 * Takes a picture into a site, where {@link usePicture} shows it. The body is the file itself, with any `Content-Type` that begins
 * with `image/` or is `application/octet-stream`; the query is `pictureUploadQuerySchema`. Takes up to some seconds. The file that
 * is there already answers as it did. `UNSUPPORTED_MEDIA_TYPE` for what is no picture, `PAYLOAD_TOO_LARGE`, `VALIDATION_FAILED` for
 * a picture that cannot be used (broken, too many pixels or frames, no room left in the site), `STORAGE_FULL`, `UNAVAILABLE` with
 * `Retry-After` while too many are being read: each message says what to do.
 */
export const uploadPicture = {
  method: 'POST',
  path: '/api/sites/:id/pictures',
  response: pictureSchema,
} as const;

/** The pictures uploaded to a site, newest first: the owner's and administrators' view. */
export const pictures = {
  method: 'GET',
  path: '/api/sites/:id/pictures',
  response: pictureListSchema,
} as const;

/** One of them, with all of it to look at. */
export const picture = {
  method: 'GET',
  path: '/api/sites/:id/pictures/:picture',
  response: pictureViewSchema,
} as const;

/** Removes an uploaded picture from the list: `CONFLICT` for one that the site shows. Older versions keep it. */
export const removePicture = {
  method: 'DELETE',
  path: '/api/sites/:id/pictures/:picture',
  response: messageResponseSchema,
} as const;

/** Shows an uploaded picture on a page, as a new version; refused as {@link editSite} is. */
export const usePicture = {
  method: 'POST',
  path: '/api/sites/:id/pictures/:picture/use',
  request: usePictureRequestSchema,
  response: usedPictureSchema,
} as const;

/** The person's own brand kit. */
export const brandKit = { method: 'GET', path: '/api/brand-kit', response: brandKitSchema } as const;

/** Puts another brand kit in the place of the person's, all but the logo. */
export const changeBrandKit = {
  method: 'PUT',
  path: '/api/brand-kit',
  request: brandKitRequestSchema,
  response: brandKitSchema,
} as const;

/** Sets the logo of the brand kit: the body is the file, as of {@link uploadPicture}. */
export const changeLogo = { method: 'PUT', path: '/api/brand-kit/logo', response: brandKitSchema } as const;

export const removeLogo = {
  method: 'DELETE',
  path: '/api/brand-kit/logo',
  response: brandKitSchema,
} as const;

/** The conversation about a site. */
export const revisions = {
  method: 'GET',
  path: '/api/sites/:id/revisions',
  response: revisionListSchema,
} as const;

/**
 * Changes the site as words ask, as a new version. Answers when it is made; with `Accept: text/event-stream` it answers at once
 * with the stream of a generation's events, as {@link generate} does.
 */
export const reviseSite = {
  method: 'POST',
  path: '/api/sites/:id/revisions',
  request: reviseSiteRequestSchema,
  response: revisionResultSchema,
} as const;

/** Takes a change that was offered as it is. */
export const acceptRevision = {
  method: 'POST',
  path: '/api/sites/:id/revisions/:revision/accept',
  request: seenHeadSchema,
  response: revisionResultSchema,
} as const;

/** The links by which others see a site; every call on them is the owner's. */
export const shareLinks = {
  method: 'GET',
  path: '/api/sites/:id/share-links',
  response: shareLinkListSchema,
} as const;

/** Answers the token this once. */
export const createShareLink = {
  method: 'POST',
  path: '/api/sites/:id/share-links',
  request: createShareLinkRequestSchema,
  response: createdShareLinkSchema,
} as const;

/** Ends a link at once, also for who looks through it now. */
export const revokeShareLink = {
  method: 'DELETE',
  path: '/api/sites/:id/share-links/:link',
  response: messageResponseSchema,
} as const;

/** All comments on a site, as its owner sees them; takes `versionQuerySchema`: where they stand in which version. */
export const siteComments = {
  method: 'GET',
  path: '/api/sites/:id/comments',
  response: ownedCommentListSchema,
} as const;

export const createComment = {
  method: 'POST',
  path: '/api/sites/:id/comments',
  request: createCommentRequestSchema,
  response: ownedCommentSchema,
} as const;

/** Its owner has seen all that there are. */
export const readComments = {
  method: 'POST',
  path: '/api/sites/:id/comments/read',
  response: messageResponseSchema,
} as const;

/** Resolves a comment, or opens it again. */
export const changeComment = {
  method: 'PATCH',
  path: '/api/sites/:id/comments/:comment',
  request: changeCommentRequestSchema,
  response: ownedCommentSchema,
} as const;

export const deleteComment = {
  method: 'DELETE',
  path: '/api/sites/:id/comments/:comment',
  response: messageResponseSchema,
} as const;

export const replyToComment = {
  method: 'POST',
  path: '/api/sites/:id/comments/:comment/replies',
  request: replyRequestSchema,
  response: ownedCommentSchema,
} as const;

/** Opens a link: everybody's who has it, and its password where it has one. */
export const openShared = {
  method: 'POST',
  path: '/api/shared/open',
  request: openSharedRequestSchema,
  response: sharedSiteSchema,
} as const;

/** What an opened link shows now. */
export const sharedSite = {
  method: 'GET',
  path: '/api/shared/:ticket',
  response: sharedSiteSchema,
} as const;

/** The comments that were made through this link. */
export const sharedComments = {
  method: 'GET',
  path: '/api/shared/:ticket/comments',
  response: commentListSchema,
} as const;

export const createSharedComment = {
  method: 'POST',
  path: '/api/shared/:ticket/comments',
  request: createSharedCommentRequestSchema,
  response: createdCommentSchema,
} as const;

/** Takes `commentKeyQuerySchema`: only who wrote a comment has its key. */
export const deleteSharedComment = {
  method: 'DELETE',
  path: '/api/shared/:ticket/comments/:comment',
  response: messageResponseSchema,
} as const;

/** Takes the site away at once; {@link undeleteSite} brings it back. */
export const deleteSite = {
  method: 'DELETE',
  path: '/api/sites/:id',
  response: messageResponseSchema,
} as const;

export const undeleteSite = {
  method: 'POST',
  path: '/api/sites/:id/undelete',
  response: projectSchema,
} as const;

/** Makes a site of its own from the current version; answers the new one. */
export const duplicateSite = {
  method: 'POST',
  path: '/api/sites/:id/duplicate',
  response: projectSchema,
} as const;

/** Makes a new site with the structure and design of this one, to be filled with other facts. */
export const templateSite = {
  method: 'POST',
  path: '/api/sites/:id/template',
  request: templateRequestSchema,
  response: templateSiteSchema,
} as const;

/** Everybody's sites: administrators only; paged like every list. */
export const totalSites = {
  method: 'GET',
  path: '/api/total-sites',
  response: generatedSiteListSchema,
} as const;

export const stats = { method: 'GET', path: '/api/stats', response: statsSchema } as const;

/** Administrators only. */
export const dailyStats = { method: 'GET', path: '/api/stats/daily', response: dailyStatsSchema } as const;

export const sendEmail = {
  method: 'POST',
  path: '/send-email',
  request: contactRequestSchema,
  response: messageResponseSchema,
} as const;

/** What no mail server has taken: administrators only; paged like every list. */
export const messages = { method: 'GET', path: '/api/messages', response: contactMessageListSchema } as const;

/** Whether this instance has a mail server: administrators only. */
export const mailServer = {
  method: 'GET',
  path: '/api/messages/mail-server',
  response: mailServerSchema,
} as const;

/** Tries to send a message at once, whatever its state: administrators only. */
export const retryMessage = {
  method: 'POST',
  path: '/api/messages/:id/retry',
  response: messageResponseSchema,
} as const;

/** Takes a message away at once; {@link undeleteMessage} brings it back within a day: administrators only. */
export const deleteMessage = {
  method: 'DELETE',
  path: '/api/messages/:id',
  response: messageResponseSchema,
} as const;

export const undeleteMessage = {
  method: 'POST',
  path: '/api/messages/:id/undelete',
  response: contactMessageSchema,
} as const;
