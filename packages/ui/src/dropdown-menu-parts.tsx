import { cva, type VariantProps } from 'class-variance-authority';
import { DropdownMenu as Menu } from 'radix-ui';
import { type ComponentProps, type FocusEvent, type ReactElement, type ReactNode, useRef } from 'react';
import { cn } from './cn.ts';
import { usePortalContainer } from './portal-container.tsx';

interface OpenedMenuProps {
  opener: ReactElement;
  /** Whoever came by keyboard finds the first item focused. */
  byKeyboard: boolean;
  children: ReactNode;
}

/**
 * A menu with its opener, open as it comes. Not modal: locking the page's scroll would inject a style element, which the
 * content security policy forbids.
 */
export function OpenedMenu({ opener, byKeyboard, children }: OpenedMenuProps) {
  const isFirstFocusDue = useRef(byKeyboard);

  // Radix does this by itself from the second opening on: of the first it has not seen the key.
  const handleFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target !== currentTarget || !isFirstFocusDue.current) return;
    isFirstFocusDue.current = false;
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  };

  return (
    <Menu.Root modal={false} defaultOpen>
      <Menu.Trigger asChild>{opener}</Menu.Trigger>
      <Menu.Portal container={usePortalContainer()}>
        <Menu.Content
          data-slot="dropdown-menu"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onFocus={handleFocus}
          className="z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-49 animate-fade overflow-y-auto rounded-[9px] border border-rule-strong bg-surface p-1.25 text-ink text-ui shadow-pop"
        >
          {children}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
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

type ItemProps = ComponentProps<typeof Menu.Item> & VariantProps<typeof itemVariants>;

export function Item({ className, variant, ...props }: ItemProps) {
  return (
    <Menu.Item
      data-slot="dropdown-menu-item"
      className={cn(itemVariants({ variant }), className)}
      {...props}
    />
  );
}

export const Separator = () => <Menu.Separator className="mx-1 my-1.25 h-px bg-rule" />;
