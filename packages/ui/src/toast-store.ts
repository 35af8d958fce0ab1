import type { ReactNode } from 'react';

export interface ToastMessage {
  title: ReactNode;
  description?: ReactNode;
  /** `destructive` says that something did not work; it is announced at once. */
  variant?: 'success' | 'destructive';
  /** Something to undo or to try again. The label says what; pressing it also closes the toast. */
  action?: { label: string; onSelect: () => void };
  /** Milliseconds until it goes by itself; the time stands still under pointer or focus. */
  duration?: number;
}

export interface ToastEntry extends ToastMessage {
  id: number;
}

export interface ToastStore {
  entries: () => readonly ToastEntry[];
  subscribe: (listener: () => void) => () => void;
  add: (message: ToastMessage) => number;
  remove: (id: number) => void;
}

const maxAtOnce = 3;

export function createToastStore(): ToastStore {
  let entries: readonly ToastEntry[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const replace = (next: readonly ToastEntry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };

  return {
    entries: () => entries,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (message) => {
      lastId += 1;
      replace([...entries, { ...message, id: lastId }].slice(-maxAtOnce));
      return lastId;
    },
    remove: (id) => replace(entries.filter((entry) => entry.id !== id)),
  };
}
