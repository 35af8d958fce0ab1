import {
  changeCommentRequestSchema,
  commentListSchema,
  createCommentRequestSchema,
  createdCommentSchema,
  createSharedCommentRequestSchema,
  ownedCommentListSchema,
  ownedCommentSchema,
  replyRequestSchema,
} from '../comments.ts';
import { messageResponseSchema } from '../users.ts';

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
