import type { ReactNode } from 'react';

interface SectionHeadingProps {
  id: string;
  children: ReactNode;
}

/** The large heading that names a section. */
export function SectionHeading({ id, children }: SectionHeadingProps) {
  return (
    <h2 id={id} className="text-[2.375rem] leading-[1.02] md:text-d2 md:[word-spacing:0.04em]">
      {children}
    </h2>
  );
}
