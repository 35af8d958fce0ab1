import { type ReactNode, useId } from 'react';

interface PartProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** One thing that a person's sites have in common. */
export function Part({ title, lead, children }: PartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-rule border-t py-7 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <p className="mt-1.5 text-ink-2 text-ui">{lead}</p>
      </div>
      <div className="min-w-0 max-w-160">{children}</div>
    </section>
  );
}
