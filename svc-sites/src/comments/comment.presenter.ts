import type { OwnedComment, PageComment, SourceRange } from '@sitewright/contracts';
import type { Comment } from './comment.ts';

/** @param element where its element stands in the version that is looked at */
export const presentComment = (comment: Comment, element: SourceRange | undefined): PageComment => ({
  id: comment.id,
  number: comment.number,
  ...(comment.name !== undefined && { name: comment.name }),
  isOwner: comment.linkId === undefined,
  text: comment.text,
  version: comment.version,
  place: comment.place,
  ...(element && { element }),
  createdAt: comment.createdAt.toISOString(),
  isResolved: comment.isResolved,
  replies: comment.replies.map(({ id, text, createdAt }) => ({
    id,
    text,
    createdAt: createdAt.toISOString(),
  })),
});

export const presentOwnedComment = (comment: Comment, element: SourceRange | undefined): OwnedComment => ({
  ...presentComment(comment, element),
  isUnread: comment.isUnread,
});
