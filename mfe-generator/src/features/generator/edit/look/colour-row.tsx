import { ContrastRatio, cn } from '@sitewright/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { dropTrials, setColour } from './change-look.ts';
import { enough, toHex } from './contrast.ts';
import { betterThan, leastContrast, type Role } from './read-look.ts';
import { isOf, useTrials } from './trials.ts';

function Measured({ value, against }: Pick<Role, 'value' | 'against'>) {
  if (against.length === 0) return <span className="text-right text-ink-3">no text</span>;
  return <ContrastRatio ratio={leastContrast(value, against)} least={enough} className="justify-end" />;
}

const fieldLook = cn(
  'w-20 rounded-[5px] border border-transparent bg-transparent px-1.5 py-0.5 font-mono text-code text-ink-2 outline-hidden hover:bg-surface-hover',
  'focus:border-purple focus:bg-surface focus:ring-3 focus:ring-purple-tint aria-invalid:border-bad dark:focus:border-purple-ink dark:aria-invalid:focus:border-bad pointer-coarse:h-11 pointer-coarse:text-[1rem]',
);

interface ColourRowProps {
  siteId: string;
  /** As the page shows it: what is stored, is stored a moment later, or is only tried. */
  role: Role;
}

/** One colour of the site: chosen or written, with what can be read on it. */
export function ColourRow({ siteId, role }: ColourRowProps) {
  const { name, value, against } = role;
  /** While it is written. */
  const [entered, setEntered] = useState<string>();
  const isTried = useTrials(({ trials }) => trials.some(isOf(role)));
  /** The other side of what is tried has nothing wrong that is stored. */
  const isCalm = useTrials(({ trials }) => trials.length > 0) && !isTried;
  const field = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const nearest = isCalm ? undefined : betterThan(value, against);
  const enter = (words: string) => {
    setEntered(words);
    const hex = toHex(words);
    if (hex) setColour(role, hex);
  };
  const take = (hex: string) => {
    setColour(role, hex);
    field.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape' || !isTried) return;
    event.stopPropagation();
    setEntered(undefined);
    dropTrials(siteId, (one) => isOf(one)({ role, hex: value }));
  };
  return (
    <li className="border-rule border-b py-1 text-small">
      <div className="grid min-h-8 grid-cols-[auto_minmax(0,1fr)_auto_5.25rem] items-center gap-2.5">
        <input
          type="color"
          aria-label={`Colour: ${name}`}
          value={value}
          className="size-5.5 cursor-pointer appearance-none rounded-[5px] border border-rule-strong bg-transparent p-0 pointer-coarse:size-11 [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:rounded-[4px] [&::-webkit-color-swatch]:border-0"
          onChange={({ target }) => enter(target.value)}
          onBlur={() => setEntered(undefined)}
        />
        <span className="truncate text-ui">{name}</span>
        <input
          ref={field}
          aria-label={`${name}, as hex`}
          aria-invalid={isTried || (entered !== undefined && !toHex(entered))}
          aria-describedby={nearest ? noteId : undefined}
          value={entered ?? value}
          spellCheck={false}
          autoComplete="off"
          className={fieldLook}
          onChange={({ target }) => enter(target.value)}
          onKeyDown={handleKeyDown}
          onBlur={() => setEntered(undefined)}
        />
        <Measured value={value} against={against} />
      </div>
      {nearest && (
        <div className="flex flex-wrap items-center justify-end gap-x-2 pb-1 text-bad-ink">
          <p id={noteId} role="alert">
            {isTried ? 'Not saved: words would be hard to read.' : 'Words are hard to read.'}
          </p>
          <button
            type="button"
            className="font-semibold text-purple-ink underline underline-offset-3 pointer-coarse:min-h-11"
            onClick={() => take(nearest)}
          >
            Use {nearest}
          </button>
        </div>
      )}
    </li>
  );
}
