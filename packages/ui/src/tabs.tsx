import { cva, type VariantProps } from 'class-variance-authority';
import { Tabs as RadixTabs } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/** Several views of one thing, one at a time. */
export const Tabs = RadixTabs.Root;

const listVariants = cva('flex gap-5.5', {
  variants: {
    /** `bar`: within a bar that has a rule of its own; the names are as high as it is. */
    place: { page: 'border-rule border-b', bar: '' },
  },
  defaultVariants: { place: 'page' },
});

export type TabsListProps = ComponentProps<typeof RadixTabs.List> & VariantProps<typeof listVariants>;

/** The row of names. Give it an `aria-label`. */
export function TabsList({ className, place, ...props }: TabsListProps) {
  return (
    <RadixTabs.List data-slot="tabs-list" className={cn(listVariants({ place }), className)} {...props} />
  );
}

/** One name; arrow keys move between them. */
export function TabsTrigger({ className, ...props }: ComponentProps<typeof RadixTabs.Trigger>) {
  return (
    <RadixTabs.Trigger
      data-slot="tabs-trigger"
      className={cn(
        '-mb-px inline-flex min-h-10 items-center gap-1.75 border-transparent border-b-2 font-semibold text-ink-3 text-ui',
        'transition-colors duration-140 enabled:hover:text-ink disabled:opacity-50 data-[state=active]:border-purple data-[state=active]:text-ink pointer-coarse:min-h-11',
        className,
      )}
      {...props}
    />
  );
}

/** The view that belongs to a name. */
export const TabsContent = RadixTabs.Content;
