import type { ReactNode } from 'react';
import { Button } from './button.tsx';

export interface NoMatchProps {
  /** What was looked for in vain. */
  children: ReactNode;
  onClear: () => void;
}

/** There is something, but not by the searched words. */
export function NoMatch({ children, onClear }: NoMatchProps) {
  return (
    <div
      data-slot="no-match"
      role="status"
      className="grid justify-items-start gap-4 border-rule border-t py-8"
    >
      <p className="wrap-anywhere text-ink-2 text-lead">{children}</p>
      <Button variant="outline" onClick={onClear}>
        Clear search
      </Button>
    </div>
  );
}
