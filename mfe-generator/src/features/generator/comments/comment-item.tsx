import type { OwnedComment } from '@sitewright/contracts';
import { Badge, cn, PinNumber } from '@sitewright/ui';
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

/** One comment with its replies, and what its owner can do about it. Names and texts are drawn as the plain text they are. */
export function CommentItem({ siteId, comment, isChosen }: CommentItemProps) {
  const { id, number, text, place, isResolved, isUnread, replies, createdAt, version } = comment;
  const [isReplying, setIsReplying] = useState(false);
  const [now] = useState(() => Date.now());
  const made = useMaking((state) => state.made.get(id));
  return (
    <li
      data-comment={id}
      className={cn(
        'rounded-[10px] border border-rule bg-surface p-3',
        isChosen && 'border-purple ring-1 ring-purple dark:border-purple-ink dark:ring-purple-ink',
      )}
    >
      <button
        type="button"
        aria-pressed={isChosen}
        className="flex w-full items-center gap-2 rounded-[6px] text-left pointer-coarse:min-h-11"
        onClick={() => chooseComment(id)}
      >
        <span className="sr-only">Show comment </span>
        <PinNumber isChosen={isChosen} isQuiet={isResolved}>
          {number}
        </PinNumber>
        <strong className="min-w-0 truncate font-semibold text-body">{nameOf(comment)}</strong>
        {isUnread && <Badge tone="purple">New</Badge>}
        {isResolved && <Badge tone="good">Resolved</Badge>}
        <span className="ml-auto shrink-0 text-ink-3 text-small">{ago(createdAt, now)}</span>
      </button>
      <p className="mt-1 truncate text-ink-3 text-small">
        {place.label}, version {version}
      </p>
      <p className="mt-1 whitespace-pre-wrap text-body [overflow-wrap:anywhere]">{text}</p>
      {replies.map((reply) => (
        <div key={reply.id} className="mt-2.5 border-rule-strong border-l-2 pl-3">
          <p className="font-semibold text-ink-2 text-small">You</p>
          <p className="whitespace-pre-wrap text-body [overflow-wrap:anywhere]">{reply.text}</p>
        </div>
      ))}
      {made !== undefined && !isResolved && (
        <p className="mt-2 font-semibold text-pink-ink text-small">
          Became version {made}. Resolved by that?
        </p>
      )}
      <CommentActions siteId={siteId} comment={comment} onReply={() => setIsReplying(true)} />
      {isReplying && <ReplyForm siteId={siteId} comment={comment} onEnd={() => setIsReplying(false)} />}
    </li>
  );
}
