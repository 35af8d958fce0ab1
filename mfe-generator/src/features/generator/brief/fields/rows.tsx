import { Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCanChange } from '../sheet/use-brief.ts';

/** Adds an entry to a list, or a value to a field. */
export function AddButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  const canChange = useCanChange();
  if (!canChange) return null;
  return (
    <button
      type="button"
      className="flex min-h-6.25 shrink-0 items-center gap-1.5 rounded-chip px-1.75 font-semibold text-purple-ink text-small hover:underline pointer-coarse:min-h-11"
      onClick={onClick}
    >
      <Plus aria-hidden="true" className="size-3.5" />
      {children}
    </button>
  );
}

export interface RowActions {
  /** Adds an entry behind this one, and goes there. */
  add: () => void;
}

interface RowsProps<Row> {
  rows: readonly Row[];
  /** What an entry is called: "Remove Safety check". */
  nameOf: (row: Row) => string;
  blank: Row;
  addLabel: string;
  onChange: (rows: Row[]) => void;
  children: (row: Row, index: number, actions: RowActions) => ReactNode;
  /** What stands where there are none. */
  empty?: ReactNode;
}

/** Entries below each other, each with a way to remove it; a new one is entered at once. */
export function Rows<Row>({ rows, nameOf, blank, addLabel, onChange, children, empty }: RowsProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const [entering, setEntering] = useState<number>();
  const canChange = useCanChange();
  useEffect(() => {
    if (entering === undefined) return;
    list.current?.children[entering]?.querySelector('textarea')?.focus();
    setEntering(undefined);
  }, [entering]);

  const add = (at: number) => {
    onChange(rows.toSpliced(at, 0, blank));
    setEntering(at);
  };
  const remove = (at: number) => {
    onChange(rows.toSpliced(at, 1));
    const next = Math.min(at, rows.length - 2);
    if (next >= 0) setEntering(next);
  };
  return (
    <>
      {rows.length === 0 && empty}
      <ul ref={list}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have nothing of their own that stays while they are entered.
          <li key={index} className="flex items-start gap-1">
            <div className="flex min-w-0 grow flex-wrap items-start justify-between gap-x-2">
              {children(row, index, { add: () => add(index + 1) })}
            </div>
            {canChange && (
              <button
                type="button"
                aria-label={`Remove ${nameOf(row) || 'this entry'}`}
                className="-mr-1 grid size-6.5 shrink-0 place-items-center rounded-chip text-ink-3 hover:bg-surface-hover hover:text-ink pointer-coarse:size-11"
                onClick={() => remove(index)}
              >
                <X aria-hidden="true" className="size-3.5" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <AddButton onClick={() => add(rows.length)}>{addLabel}</AddButton>
    </>
  );
}
