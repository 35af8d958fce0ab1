import { cn } from '@sitewright/ui';
import type { ReactNode } from 'react';
import { useSize } from '../../use-size.ts';
import type { Size } from './place-tools.ts';

interface FloatingProps {
  label: string;
  describedBy?: string;
  place: (tools: Size) => { left: number; top: number };
  className: string;
  children: ReactNode;
}

/** Tools over the page, as large as they are. */
export function Floating({ label, describedBy, place, className, children }: FloatingProps) {
  const { ref, width, height } = useSize<HTMLDivElement>();
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={label}
      aria-describedby={describedBy}
      className={cn(
        'absolute z-10 flex max-w-[calc(100%-16px)] rounded-panel border border-rule-strong bg-surface shadow-window',
        width === 0 && 'invisible',
        className,
      )}
      style={place({ width: width + 10, height: height + 10 })}
    >
      {children}
    </div>
  );
}
