import { cn } from '@sitewright/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useCanEnter } from '../sheet/use-brief.ts';
import { saveNow } from '../sitting/save.ts';
import { getSitting } from '../sitting/sitting-store.ts';

const look = cn(
  'wrap-anywhere field-sizing-content block min-h-6.25 resize-none overflow-hidden rounded-[5px] border border-transparent bg-transparent px-1.75 py-px text-body leading-[1.5] text-ink',
  'outline-hidden transition-[border-color,background-color,box-shadow] duration-140 placeholder:text-ink-3',
  'pointer-coarse:min-h-11 pointer-coarse:py-2.25 pointer-coarse:text-[1rem]',
);
const enterable = cn(
  'hover:bg-surface-hover focus:border-purple focus:bg-surface focus:ring-3 focus:ring-purple-tint dark:focus:border-purple-ink',
);

const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ');

/** What stands in a field while it is entered: what was typed, unless the value is changed by something else. */
function useTyped(value: string) {
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    // A server may trim what was typed: that must not move the words under the caret.
    setTyped((current) => (current.trim() === value.trim() ? current : value));
  }, [value]);
  return [typed, setTyped] as const;
}

export interface ValueFieldProps {
  /** What a screen reader hears it called. */
  label: string;
  value: string;
  placeholder?: string;
  onChange: (value: string) => void;
  /** Enter was pressed; without it Enter only leaves the field. */
  onEnter?: (() => void) | undefined;
  className?: string;
}

/** A value: text until it is entered, then a field with a purple edge. Escape gives the old value back. */
export function ValueField({ label, value, placeholder, onChange, onEnter, className }: ValueFieldProps) {
  const [typed, setTyped] = useTyped(value);
  /** What stood here when it was entered. */
  const before = useRef(value);
  const stored = useRef(value).current;
  const isReadOnly = !useCanEnter(value || stored);
  if (isReadOnly) {
    return (
      <span dir="auto" className={cn(look, !value && 'text-ink-3', className)}>
        {value || 'Not given'}
      </span>
    );
  }

  const enterValue = (next: string) => {
    setTyped(next);
    onChange(next);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (onEnter) onEnter();
      else event.currentTarget.blur();
    }
    if (event.key === 'Escape' && typed !== before.current) {
      event.stopPropagation();
      enterValue(before.current);
    }
  };
  return (
    <textarea
      rows={1}
      dir="auto"
      aria-label={label}
      value={typed}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      className={cn(look, enterable, className)}
      onFocus={() => {
        before.current = value;
      }}
      onChange={({ target }) => enterValue(oneLine(target.value))}
      onKeyDown={handleKeyDown}
      onBlur={() => {
        const sitting = getSitting();
        if (sitting) saveNow(sitting.siteId);
      }}
    />
  );
}
