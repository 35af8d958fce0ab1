import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from './cn.ts';
import { useModal } from './use-modal.ts';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose'> {
  isOpen: boolean;
  /** Called on Escape and on a press outside. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** The buttons at the bottom, the safe one first. */
  actions?: ReactNode;
}

/**
 * A question that has to be answered first. The browser's own modal dialog: it traps and returns the focus and makes
 * the page inert, and it stays where it was rendered, in reach of styles nested under an ancestor.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  actions,
  className,
  children,
  ...props
}: DialogProps) {
  const dialog = useModal(isOpen);
  const id = useId();

  return (
    <dialog
      ref={dialog}
      data-slot="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      closedby="any"
      className={cn(
        'm-auto w-110 max-w-[calc(100vw-2rem)] animate-rise rounded-dialog border border-rule-strong bg-surface text-body text-ink shadow-pop backdrop:bg-(--scrim)',
        className,
      )}
      {...props}
    >
      {isOpen && (
        <div className="p-6">
          <h2 id={`${id}-title`} className="text-h2">
            {title}
          </h2>
          {description !== undefined && (
            <p id={`${id}-description`} className="mt-2 text-ink-2">
              {description}
            </p>
          )}
          {children}
          {actions !== undefined && <div className="mt-5.5 flex justify-end gap-2.5">{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
