import { ContrastRatio, cn } from '@sitewright/ui';
import { useState } from 'react';
import { stylesheetPath } from '../page/with-styles.ts';
import { setColour } from './change-look.ts';
import { contrast, enough, nearestReadable, toHex } from './contrast.ts';
import type { Role } from './read-look.ts';

/** Where one colour is for both themes, the theme in which it is harder to read counts. */
const leastContrast = (value: string, against: readonly string[]) =>
  Math.min(...against.map((other) => contrast(value, other)));

function readable(value: string, against: readonly string[]): string | undefined {
  const found = against.flatMap((other) => nearestReadable(value, other) ?? []);
  return found.find((candidate) => leastContrast(candidate, against) >= enough);
}

function Measured({ value, against }: { value: string; against: readonly string[] }) {
  if (against.length === 0) return <span className="text-right text-ink-3">no text</span>;
  return <ContrastRatio ratio={leastContrast(value, against)} least={enough} className="justify-end" />;
}

const fieldLook = cn(
  'w-20 rounded-[5px] border border-transparent bg-transparent px-1.5 py-0.5 font-mono text-code text-ink-2 outline-hidden hover:bg-surface-hover',
  'focus:border-purple focus:bg-surface focus:ring-3 focus:ring-purple-tint aria-invalid:border-bad dark:focus:border-purple-ink pointer-coarse:h-11 pointer-coarse:text-[1rem]',
);

/** One colour of the site: chosen or written, with what can be read on it. */
export function ColourRow({ role }: { role: Role }) {
  const { name, value, against } = role;
  /** While it is entered; what is stored by then is the same. */
  const [entered, setEntered] = useState<string>();
  const shown = toHex(entered ?? value) ?? value;
  const nearest = leastContrast(shown, against) < enough ? readable(shown, against) : undefined;
  const enter = (words: string) => {
    setEntered(words);
    const hex = toHex(words);
    if (hex) setColour(stylesheetPath, role, hex);
  };
  return (
    <li className="border-rule border-b py-1 text-small">
      <div className="grid min-h-8 grid-cols-[auto_minmax(0,1fr)_auto_5.25rem] items-center gap-2.5">
        <input
          type="color"
          aria-label={`Colour: ${name}`}
          value={shown}
          className="size-5.5 cursor-pointer appearance-none rounded-[5px] border border-rule-strong bg-transparent p-0 pointer-coarse:size-11 [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:rounded-[4px] [&::-webkit-color-swatch]:border-0"
          onChange={({ target }) => enter(target.value)}
          onBlur={() => setEntered(undefined)}
        />
        <span className="truncate text-ui">{name}</span>
        <input
          aria-label={`${name}, as hex`}
          aria-invalid={entered !== undefined && !toHex(entered)}
          value={entered ?? value}
          spellCheck={false}
          autoComplete="off"
          className={fieldLook}
          onChange={({ target }) => enter(target.value)}
          onBlur={() => setEntered(undefined)}
        />
        <Measured value={shown} against={against} />
      </div>
      {nearest && (
        <p className="flex items-center justify-end gap-2 pb-1 text-bad-ink">
          The text on it cannot be read well.
          <button
            type="button"
            className="font-semibold text-purple-ink underline underline-offset-3 pointer-coarse:min-h-11"
            onClick={() => setColour(stylesheetPath, role, nearest)}
          >
            Use {nearest}
          </button>
        </p>
      )}
    </li>
  );
}
