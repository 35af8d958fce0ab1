import type { ReactNode } from 'react';
import { Joint } from './joint.tsx';

export interface MessageProps {
  title: ReactNode;
  lead: ReactNode;
  /** The joint above the words has come apart: what was looked for is not there. */
  broken?: boolean;
  /** What can be done next. */
  children?: ReactNode;
}

/** One thing said where a page would have been, beside a menu. */
export function Message({ title, lead, broken = false, children }: MessageProps) {
  return (
    <div className="max-w-215 pt-6 desk:pt-16">
      <Joint broken={broken} />
      <h1 className="mt-9 text-d3 desk:text-d2">{title}</h1>
      <p className="mt-4 text-ink-2 text-lead">{lead}</p>
      <div className="mt-7 flex flex-wrap gap-2.5">{children}</div>
    </div>
  );
}
