import { cn } from '@sitewright/ui';
import { type KeyboardEvent, useRef, useState } from 'react';

const look = cn(
  'wrap-anywhere field-sizing-content block min-h-6.25 w-full resize-none overflow-hidden rounded-[5px] border border-transparent bg-transparent px-1.75 py-px text-body leading-[1.5]',
  'outline-hidden transition-[border-color,background-color,box-shadow] duration-140 placeholder:text-ink-3 hover:bg-surface-hover',
  'focus:border-purple focus:bg-surface focus:ring-3 focus:ring-purple-tint dark:focus:border-purple-ink',
  'pointer-coarse:min-h-11 pointer-coarse:py-2.25 pointer-coarse:text-[1rem]',
);

const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ');

interface WordsFieldProps {
  label: string;
  /** As it is stored. */
  value: string;
  placeholder: string;
  describedBy?: string | undefined;
  className?: string;
  /** After each key, and with the last words when the field is left. */
  onType?: (value: string, isDone: boolean) => void;
  /** When the field is left with another value. */
  onLeave?: (value: string) => void;
}

/** Text until it is entered, then a field with a purple edge. Enter leaves it, Escape gives the old words back. */
export function WordsField({
  label,
  value,
  placeholder,
  describedBy,
  className,
  onType,
  onLeave,
}: WordsFieldProps) {
  /** While it is entered: what is stored in the meantime must not move the words under the caret. */
  const [typed, setTyped] = useState<string>();
  const before = useRef(value);
  const enter = (next: string) => {
    setTyped(next);
    onType?.(next, false);
  };
  const leave = () => {
    if (typed !== undefined && typed !== before.current) {
      onLeave?.(typed);
      onType?.(typed, true);
    }
    setTyped(undefined);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      event.currentTarget.blur();
    }
    if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation();
      enter(before.current);
    }
  };
  return (
    <textarea
      rows={1}
      dir="auto"
      aria-label={label}
      aria-describedby={describedBy}
      value={typed ?? value}
      placeholder={placeholder}
      autoComplete="off"
      className={cn(look, className)}
      onFocus={() => {
        before.current = value;
      }}
      onChange={({ target }) => enter(oneLine(target.value))}
      onKeyDown={handleKeyDown}
      onBlur={leave}
    />
  );
}
