import { Check, CircleAlert, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { buttonVariants } from './button.tsx';
import { cn } from './cn.ts';
import { Kbd } from './kbd.tsx';
import type { ToastEntry } from './toast-store.ts';
import { useToastFocus } from './use-toast-focus.ts';
import { useToastSpace } from './use-toast-space.ts';

const usualDuration = 5000;

/** Leads from anywhere in the page to the toasts. */
const hotkey = 'F8';

interface ToastCardProps {
  entry: ToastEntry;
  onClose: (id: number) => void;
}

function ToastCard({ entry, onClose }: ToastCardProps) {
  const { id, title, description, variant = 'success', action, duration = usualDuration } = entry;
  const isDestructive = variant === 'destructive';
  const Icon = isDestructive ? CircleAlert : Check;
  return (
    <Toast.Root
      data-slot="toast"
      data-variant={variant}
      type={isDestructive ? 'foreground' : 'background'}
      duration={duration}
      onOpenChange={(isOpen) => !isOpen && onClose(id)}
      className={cn(
        'flex w-full animate-rise items-start gap-3 rounded-[10px] border bg-surface px-3.5 py-3.25 shadow-pop',
        isDestructive ? 'border-bad-line' : 'border-rule-strong',
      )}
    >
      <span
        aria-hidden="true"
        className={cn(
          'grid size-7 shrink-0 place-items-center rounded-control',
          isDestructive ? 'bg-bad text-on-bad' : 'bg-good-tint text-good-ink',
        )}
      >
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 grow">
        <Toast.Title className="font-bold text-ink text-ui">{title}</Toast.Title>
        {description !== undefined && (
          <Toast.Description className="text-[0.84375rem] text-ink-2">{description}</Toast.Description>
        )}
      </div>
      {action && (
        <Toast.Action
          data-slot="toast-action"
          altText={`${action.label} (${hotkey})`}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
          onClick={action.onSelect}
        >
          {action.label}
          <Kbd aria-hidden="true" className="max-desk:hidden pointer-coarse:hidden">
            {hotkey}
          </Kbd>
        </Toast.Action>
      )}
      <Toast.Close aria-label="Close" className="-m-1 rounded-chip p-1 text-ink-2 hover:text-ink">
        <X aria-hidden="true" className="size-4" />
      </Toast.Close>
    </Toast.Root>
  );
}

interface ToastListProps {
  entries: readonly ToastEntry[];
  onClose: (id: number) => void;
}

/**
 * The toasts themselves, where they cover nothing that a page needs: above what it marks as its `data-bottom-bar`, at the
 * side it names in `data-toasts="start"`, or in room that it keeps free (`--toast-space`). F8 leads to them. A module of its
 * own so that `Toaster` can load it when the page is there.
 */
export function ToastList({ entries, onClose }: ToastListProps) {
  const viewport = useToastFocus(entries);
  useToastSpace(viewport.ref, entries.length === 0);
  return (
    <Toast.Provider swipeDirection="right">
      {entries.map((entry) => (
        <ToastCard key={entry.id} entry={entry} onClose={onClose} />
      ))}
      <Toast.Viewport
        {...viewport}
        hotkey={[hotkey]}
        data-slot="toaster"
        className={cn(
          'fixed right-0 bottom-0 z-50 flex w-full max-w-[26rem] flex-col gap-3 p-4 outline-hidden',
          'in-[body:has([data-bottom-bar])]:bottom-15',
          'in-[body:has([data-toasts=start])]:right-auto in-[body:has([data-toasts=start])]:left-0',
          'in-[body:has([data-toasts=start])]:max-w-90',
        )}
      />
    </Toast.Provider>
  );
}
