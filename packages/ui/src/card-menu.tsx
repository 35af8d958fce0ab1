import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { DropdownMenu } from './dropdown-menu.tsx';

export interface CardMenuProps {
  /** What a screen reader hears the three dots called: whose menu it is. */
  label: string;
  /** `DropdownMenuItem`s. */
  children: ReactNode;
}

/** What is done seldom enough with a card to wait behind three dots. Opening one closes any other. */
export function CardMenu({ label, children }: CardMenuProps) {
  const opener = (
    <Button variant="ghost" size="icon-sm" aria-label={label}>
      <EllipsisVertical aria-hidden="true" />
    </Button>
  );
  return <DropdownMenu opener={opener}>{children}</DropdownMenu>;
}
