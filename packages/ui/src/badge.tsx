import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

const badgeVariants = cva(
  'inline-flex h-5.5 items-center gap-1.25 whitespace-nowrap rounded-chip px-2 font-semibold text-[0.75rem] [&_svg]:size-3.25',
  {
    variants: {
      tone: {
        neutral: 'bg-paper-sunk text-ink-2',
        purple: 'bg-purple-tint text-purple-ink',
        pink: 'bg-pink-tint text-pink-ink',
        good: 'bg-good-tint text-good-ink',
        warn: 'bg-warn-tint text-warn-ink',
        bad: 'bg-bad-tint text-bad-ink',
        outline: 'text-ink-2 ring-1 ring-rule-strong ring-inset',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeVariants>;

/** A short state. The word carries the meaning; the colour only repeats it. */
export function Badge({ className, tone, ...props }: BadgeProps) {
  return <span data-slot="badge" className={cn(badgeVariants({ tone }), className)} {...props} />;
}
