import type { OwnedComment } from '@sitewright/contracts';
import { Badge, CommentCard } from '@sitewright/ui';
import { useState } from 'react';
import { ago } from '../versions/version-words.ts';
import { CommentActions } from './comment-actions.tsx';
import { chooseComment } from './comments-store.ts';
import { useMaking } from './making-store.ts';
import { ReplyForm } from './reply-form.tsx';

const nameOf = ({ isOwner, name }: OwnedComment) => (isOwner ? 'You' : (name ?? 'Somebody'));

interface CommentItemProps {
  siteId: string;
  comment: OwnedComment;
  isChosen: boolean;
}

/** One comment, and what the owner of the site can do about it. */
export function CommentItem({ siteId, comment, isChosen }: CommentItemProps) {
  const { id, number, text, place, isResolved, isUnread, replies, createdAt, version } = comment;
  const [isReplying, setIsReplying] = useState(false);
  const [now] = useState(() => Date.now());
  const made = useMaking((state) => state.made.get(id));
  return (
    <CommentCard
      id={id}
      number={number}
      author={nameOf(comment)}
      badges={
        <>
          {isUnread && <Badge tone="purple">New</Badge>}
          {isResolved && <Badge tone="good">Resolved</Badge>}
        </>
      }
      time={ago(createdAt, now)}
      about={`${place.label}, version ${version}`}
      text={text}
      replies={replies.map((reply) => ({ ...reply, author: 'You' }))}
      isChosen={isChosen}
      isQuiet={isResolved}
      onChoose={() => chooseComment(id)}
    >
      {made !== undefined && !isResolved && (
        <p className="mt-2 font-semibold text-pink-ink text-small">
          Became version {made}. Resolved by that?
        </p>
      )}
      <CommentActions siteId={siteId} comment={comment} onReply={() => setIsReplying(true)} />
      {isReplying && <ReplyForm siteId={siteId} comment={comment} onEnd={() => setIsReplying(false)} />}
    </CommentCard>
  );
}
