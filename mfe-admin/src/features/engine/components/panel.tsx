import { type ReactNode, useId } from 'react';

/** A titled part of the page. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-panel border border-rule bg-surface px-4.5 pt-5.5 pb-6 desk:px-6.5"
    >
      <h2 id={id} className="mb-4 text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}
