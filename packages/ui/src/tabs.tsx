import { Tabs as RadixTabs } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/** Several views of one thing, one at a time. */
export const Tabs = RadixTabs.Root;

/** The row of names. Give it an `aria-label`. */
export function TabsList({ className, ...props }: ComponentProps<typeof RadixTabs.List>) {
  return (
    <RadixTabs.List
      data-slot="tabs-list"
      className={cn('flex gap-5.5 border-rule border-b', className)}
      {...props}
    />
  );
}

/** One name; arrow keys move between them. */
export function TabsTrigger({ className, ...props }: ComponentProps<typeof RadixTabs.Trigger>) {
  return (
    <RadixTabs.Trigger
      data-slot="tabs-trigger"
      className={cn(
        '-mb-px inline-flex h-10 items-center gap-1.75 border-transparent border-b-2 font-semibold text-ink-3 text-ui',
        'transition-colors duration-140 hover:text-ink data-[state=active]:border-purple data-[state=active]:text-ink pointer-coarse:h-11',
        className,
      )}
      {...props}
    />
  );
}

/** The view that belongs to a name. */
export const TabsContent = RadixTabs.Content;
