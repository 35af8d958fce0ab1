import { RadioGroup } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';

export interface SegmentedControlProps extends Omit<ComponentProps<typeof RadioGroup.Root>, 'aria-label'> {
  /** What is being chosen. */
  label: string;
}

/** A choice between a few, all in sight. Arrow keys choose. */
export function SegmentedControl({ label, className, ...props }: SegmentedControlProps) {
  return (
    <RadioGroup.Root
      data-slot="segmented-control"
      aria-label={label}
      orientation="horizontal"
      className={cn(
        'inline-flex gap-0.5 rounded-lg bg-paper-sunk p-0.75 ring-1 ring-rule ring-inset',
        className,
      )}
      {...props}
    />
  );
}

export interface SegmentProps extends Omit<ComponentProps<typeof RadioGroup.Item>, 'children'> {
  /** Stands alone while the segment is not the chosen one; the words then are for assistive technology. */
  icon?: ReactNode;
  children: ReactNode;
}

/** One of the choices. */
export function Segment({ icon, className, children, ...props }: SegmentProps) {
  return (
    <RadioGroup.Item
      data-slot="segment"
      className={cn(
        'group inline-flex h-7 items-center gap-1.5 rounded-[6px] px-2.5 font-semibold text-ink-3 text-small',
        'transition-colors duration-140 hover:text-ink pointer-coarse:h-9.5 [&_svg]:size-3.75',
        'data-[state=checked]:bg-surface data-[state=checked]:text-ink data-[state=checked]:shadow-rest data-[state=checked]:ring-1 data-[state=checked]:ring-rule',
        'dark:data-[state=checked]:bg-surface-hover',
        className,
      )}
      {...props}
    >
      {icon}
      <span className={cn(icon !== undefined && 'group-data-[state=unchecked]:sr-only')}>{children}</span>
    </RadioGroup.Item>
  );
}
