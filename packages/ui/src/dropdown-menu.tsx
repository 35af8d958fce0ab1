import { cva, type VariantProps } from 'class-variance-authority';
import { DropdownMenu as Menu } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { usePortalContainer } from './portal-container.tsx';

/**
 * Actions behind one button. Not modal: locking the page's scroll would inject a style element, which the content
 * security policy forbids.
 */
export function DropdownMenu(props: Omit<ComponentProps<typeof Menu.Root>, 'modal'>) {
  return <Menu.Root modal={false} {...props} />;
}

/** Dresses its only child, a `Button`, as the opener. */
export function DropdownMenuTrigger(props: Omit<ComponentProps<typeof Menu.Trigger>, 'asChild'>) {
  return <Menu.Trigger asChild {...props} />;
}

/** The list that opens under the trigger. */
export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Menu.Content>) {
  return (
    <Menu.Portal container={usePortalContainer()}>
      <Menu.Content
        data-slot="dropdown-menu"
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className={cn(
          'z-40 min-w-49 animate-fade rounded-[9px] border border-rule-strong bg-surface p-1.25 text-ink text-ui shadow-pop',
          className,
        )}
        {...props}
      />
    </Menu.Portal>
  );
}

const itemVariants = cva(
  [
    'flex h-8.5 select-none items-center gap-2.5 rounded-[6px] px-2.25 font-medium outline-hidden pointer-coarse:h-11',
    'data-highlighted:bg-surface-hover data-disabled:text-ink-3 [&_svg]:size-4 [&_svg]:shrink-0',
  ],
  {
    variants: { variant: { plain: '[&_svg]:text-ink-3', danger: 'text-bad-ink' } },
    defaultVariants: { variant: 'plain' },
  },
);

export type DropdownMenuItemProps = ComponentProps<typeof Menu.Item> & VariantProps<typeof itemVariants>;

/** One action. `onSelect` runs it and the menu closes. */
export function DropdownMenuItem({ className, variant, ...props }: DropdownMenuItemProps) {
  return (
    <Menu.Item
      data-slot="dropdown-menu-item"
      className={cn(itemVariants({ variant }), className)}
      {...props}
    />
  );
}

/** A hairline between groups of actions. */
export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Menu.Separator>) {
  return <Menu.Separator className={cn('mx-1 my-1.25 h-px bg-rule', className)} {...props} />;
}
