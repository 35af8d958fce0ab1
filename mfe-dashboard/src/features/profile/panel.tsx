import type { ReactNode } from 'react';

interface PanelProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** One thing that can be changed about an account. */
export function Panel({ title, lead, children }: PanelProps) {
  return (
    <section
      aria-label={title}
      className="max-w-155 rounded-panel border border-rule bg-surface p-5 desk:p-7"
    >
      <h2 className="text-h3">{title}</h2>
      <p className="mt-1.5 text-ink-2">{lead}</p>
      {children}
    </section>
  );
}
