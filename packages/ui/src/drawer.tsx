import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { useModal } from './use-modal.ts';

export interface DrawerProps
  extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'aria-label' | 'children'> {
  isOpen: boolean;
  /** Called on Escape, on a press outside and on the close button. */
  onClose: () => void;
  /** What a screen reader hears it called. */
  label: string;
  closeLabel?: string;
  /** Places the close button where it is seen, so that the Tab key finds it there. */
  children: (closeButton: ReactNode) => ReactNode;
}

/**
 * A panel that comes in from the left over a scrim. The browser's own modal dialog, as in `Dialog`: it traps and
 * returns the focus and makes the page inert.
 */
export function Drawer({
  isOpen,
  onClose,
  label,
  closeLabel = 'Close',
  className,
  children,
  ...props
}: DrawerProps) {
  const dialog = useModal(isOpen);
  const closeButton = (
    <Button variant="ghost" size="icon" aria-label={closeLabel} onClick={onClose}>
      <X aria-hidden="true" />
    </Button>
  );

  return (
    <dialog
      ref={dialog}
      data-slot="drawer"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      closedby="any"
      className={cn(
        'm-0 h-dvh max-h-none w-70 max-w-[calc(100vw-3rem)] border-rule-strong border-r bg-paper text-ink backdrop:animate-fade backdrop:bg-(--scrim)',
        'transition-transform duration-220 ease-set starting:-translate-x-full',
        className,
      )}
      {...props}
    >
      {isOpen && children(closeButton)}
    </dialog>
  );
}
