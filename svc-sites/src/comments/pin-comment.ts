import { type CommentPlace, limits } from '@sitewright/contracts';
import { AppError } from '@sitewright/service-kit';
import type { FilesRepository } from '../sites/files.repository.ts';
import type { Comment, NewComment } from './comment.ts';
import type { CommentsRepository } from './comments.repository.ts';

export interface PinCommentDependencies {
  comments: CommentsRepository;
  files: Pick<FilesRepository, 'readFile'>;
}

/**
 * Pins a comment to a place that is there.
 *
 * @throws AppError `VALIDATION_FAILED`; `CONFLICT` where the site has as many as it may.
 */
export async function pinComment(
  { comments, files }: PinCommentDependencies,
  comment: NewComment,
): Promise<Comment> {
  const { folderId, version, place } = comment;
  if ((await comments.count(folderId)) >= limits.siteMaxComments)
    throw new AppError('CONFLICT', 'This website has as many comments as it can have.');
  const source = place.path.endsWith('.html')
    ? await files.readFile(folderId, version, place.path)
    : undefined;
  if (!source || !isWithin(place, source.toString())) {
    const message = 'This place is not on the page any more. Reload the page and pick it again.';
    throw new AppError('VALIDATION_FAILED', message, { fields: { place: message } });
  }
  return comments.insert(comment, new Date());
}

const isWithin = ({ element }: CommentPlace, source: string) =>
  element === undefined || (element.start < element.end && element.end <= source.length);
