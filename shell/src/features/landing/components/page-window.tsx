import type { ReactNode } from 'react';

interface PageWindowProps {
  id: string;
  title: ReactNode;
  /** What a visitor should know about this page. */
  note: string;
  children: ReactNode;
}

/** The quiet frame round somebody's page. */
export function PageWindow({ id, title, note, children }: PageWindowProps) {
  return (
    <div
      id={id}
      className="flex scroll-mt-20 flex-col overflow-hidden rounded-[10px] border border-rule-strong bg-surface shadow-window"
    >
      <div className="flex h-8.5 shrink-0 items-center border-rule border-b px-3 text-[0.75rem] text-ink-3">
        <span aria-hidden="true" className="flex w-28 gap-1.5">
          {['close', 'fold', 'fill'].map((dot) => (
            <span key={dot} className="size-2.25 rounded-full bg-rule-strong" />
          ))}
        </span>
        <span className="grow text-center font-mono">{title}</span>
        <span className="w-28 text-right">{note}</span>
      </div>
      {children}
    </div>
  );
}
