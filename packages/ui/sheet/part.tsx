import type { ReactNode } from 'react';

/** The place of a part in the address and in the document. */
export const partId = (name: string) => name.toLowerCase().replaceAll(' ', '-');

export interface PartProps {
  name: string;
  children: ReactNode;
}

/** Components of one kind, below a rule. */
export function Part({ name, children }: PartProps) {
  return (
    <section
      id={partId(name)}
      aria-labelledby={`${partId(name)}-title`}
      className="border-rule-strong border-t py-6"
    >
      <h2 id={`${partId(name)}-title`} className="mb-5 font-bold font-text text-ui tracking-normal">
        {name}
      </h2>
      <div className="grid gap-5">{children}</div>
    </section>
  );
}

/** Things side by side that wrap. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
