import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';
import { PinNumber } from '../pin-number.tsx';

export interface CommentCardProps extends Omit<ComponentProps<'li'>, 'id'> {
  id: string;
  number: number;
  author: string;
  /** Beside its author: what state it is in. */
  badges?: ReactNode;
  /** When it was made, in words. */
  time?: string;
  /** What it is about. */
  about?: string;
  text: string;
  replies: readonly { id: string; author: string; text: string }[];
  /** It is the one that is looked at. */
  isChosen: boolean;
  /** It is settled. */
  isQuiet: boolean;
  onChoose: () => void;
}

const words = 'whitespace-pre-wrap text-body [overflow-wrap:anywhere]';

/** A numbered comment with its replies, as an item of {@link CommentList}. Names and texts are drawn as the plain text they are. */
export function CommentCard({
  id,
  number,
  author,
  badges,
  time,
  about,
  text,
  replies,
  isChosen,
  isQuiet,
  onChoose,
  className,
  children,
  ...props
}: CommentCardProps) {
  return (
    <li
      data-slot="comment-card"
      data-comment={id}
      className={cn(
        'rounded-[10px] border border-rule bg-surface p-3',
        isChosen && 'border-purple ring-1 ring-purple dark:border-purple-ink dark:ring-purple-ink',
        className,
      )}
      {...props}
    >
      <button
        type="button"
        aria-pressed={isChosen}
        className="flex w-full items-center gap-2 rounded-[6px] text-left pointer-coarse:min-h-11"
        onClick={onChoose}
      >
        <span className="sr-only">Show comment </span>
        <PinNumber isChosen={isChosen} isQuiet={isQuiet}>
          {number}
        </PinNumber>
        <strong className="min-w-0 truncate font-semibold text-body">{author}</strong>
        {badges}
        {time && <span className="ml-auto shrink-0 text-ink-3 text-small">{time}</span>}
      </button>
      {about && <p className="mt-1 truncate text-ink-3 text-small">{about}</p>}
      <p className={cn(about ? 'mt-1' : 'mt-1.5', words)}>{text}</p>
      {replies.map((reply) => (
        <div key={reply.id} className="mt-2.5 border-rule-strong border-l-2 pl-3">
          <p className="font-semibold text-ink-2 text-small">{reply.author}</p>
          <p className={words}>{reply.text}</p>
        </div>
      ))}
      {children}
    </li>
  );
}
