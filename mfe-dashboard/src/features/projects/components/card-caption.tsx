import type { ReactNode } from 'react';

interface CardCaptionProps {
  /** The name and, below it, what is to be said. */
  children: ReactNode;
  /** Buttons beside them. */
  controls: ReactNode;
}

/** What stands below the picture of a card. */
export const CardCaption = ({ children, controls }: CardCaptionProps) => (
  <div className="flex items-center gap-1.5 pt-3 pl-0.5">
    <div className="min-w-0 grow">{children}</div>
    {controls}
  </div>
);

interface CardNameProps {
  name: string;
  /** The name itself, or the link that it is. */
  children: ReactNode;
}

/** The name on a card, cut where there is no room for more of it. */
export const CardName = ({ name, children }: CardNameProps) => (
  <h2
    dir="auto"
    className="truncate text-left font-bold font-text text-[0.96875rem] leading-normal tracking-normal"
    title={name}
  >
    {children}
  </h2>
);

/** A link on a name that reaches over the whole picture above it. */
export const pictureLink =
  'block truncate rounded-chip after:absolute after:inset-x-0 after:top-0 after:aspect-16/10 after:rounded-[10px]';
