import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { Input } from './input.tsx';
import { SpinnerRing } from './spinner.tsx';

export interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  /** What a screen reader hears it called. */
  'aria-label': string;
  words: string;
  onWordsChange: (words: string) => void;
  /** What is shown is about to be replaced. */
  isBusy?: boolean;
}

/** Where words to search for are typed. `className` is the frame's. */
export function SearchBox({ words, onWordsChange, isBusy = false, className, ...props }: SearchBoxProps) {
  return (
    <div data-slot="search-box" className={cn('relative', className)}>
      <span className="pointer-events-none absolute inset-y-0 left-2.75 grid place-items-center text-ink-3">
        {isBusy ? <SpinnerRing /> : <Search aria-hidden="true" className="size-4" />}
      </span>
      <Input
        type="search"
        value={words}
        className="pl-9 pointer-fine:max-h-9.5"
        onChange={(event) => onWordsChange(event.target.value)}
        {...props}
      />
    </div>
  );
}
