import type { CommentPlace } from '@sitewright/contracts';

/** A comment that is pinned to a place of a site. */
export interface Comment {
  id: string;
  folderId: string;
  number: number;
  /** The link through which it was made; undefined of the owner's own. */
  linkId: string | undefined;
  name: string | undefined;
  text: string;
  version: number;
  place: CommentPlace;
  createdAt: Date;
  isResolved: boolean;
  isUnread: boolean;
  replies: { id: string; text: string; createdAt: Date }[];
}

export interface NewComment extends Pick<Comment, 'folderId' | 'text' | 'version' | 'place'> {
  linkId?: string;
  name?: string;
  keyHash?: string;
}
