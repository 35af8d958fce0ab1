import { colourRoles } from '@sitewright/contracts';
import { Button, ContrastRatio, cn, FieldError } from '@sitewright/ui';
import { contrast, nearestReadable, toHex } from '@sitewright/web-kit/colours';
import { useId, useState } from 'react';
import { enter } from './brand-kit-store.ts';
import type { ColourRole, Draft } from './draft.ts';
import { Part } from './part.tsx';

/** What each role is, and how much it has to stand out: words by 4.5 (WCAG 1.4.3), shapes by 3 (1.4.11). */
const roles = {
  background: { name: 'Background', use: 'behind everything', least: 0, start: '#ffffff' },
  text: { name: 'Text', use: 'on the background', least: 4.5, start: '#1d1b22' },
  primary: { name: 'Primary', use: 'buttons and links', least: 4.5, start: '#7a28b8' },
  accent: { name: 'Accent', use: 'marks and lines', least: 3, start: '#c8412b' },
} as const;

const ground = (colours: Draft['colours']) => colours.background ?? '#ffffff';

const without = (colours: Draft['colours'], role: ColourRole): Draft['colours'] =>
  Object.fromEntries(Object.entries(colours).filter(([one]) => one !== role));

const hexLook = cn(
  'h-9.5 w-26 rounded-control border border-control bg-surface px-2.5 font-mono text-code outline-hidden aria-invalid:border-bad pointer-coarse:h-11 pointer-coarse:text-[1rem]',
  'focus:border-purple focus:ring-3 focus:ring-purple-tint dark:focus:border-purple-ink',
);

function Colour({ role, value, colours }: { role: ColourRole; value: string; colours: Draft['colours'] }) {
  const { name, least } = roles[role];
  const errorId = useId();
  /** While it is no colour yet. */
  const [entered, setEntered] = useState<string>();
  const set = (hex: string) => enter({ colours: { ...colours, [role]: hex } });
  const write = (words: string) => {
    const hex = toHex(words);
    setEntered(words);
    if (hex) set(hex);
  };
  const isWrong = entered !== undefined && !toHex(entered);
  const against = ground(colours);
  const nearest = least > 0 && contrast(value, against) < least ? nearestReadable(value, against) : undefined;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <input
          type="color"
          aria-label={`${name}, as a colour`}
          value={value}
          className="size-9.5 cursor-pointer appearance-none rounded-control border border-rule-strong bg-transparent p-0 pointer-coarse:size-11 [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:rounded-[6px] [&::-webkit-color-swatch]:border-0"
          onChange={({ target }) => write(target.value)}
        />
        <input
          aria-label={`${name}, as hex`}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          value={entered ?? value}
          spellCheck={false}
          autoComplete="off"
          className={hexLook}
          onChange={({ target }) => write(target.value)}
          onBlur={() => !isWrong && setEntered(undefined)}
        />
        {least > 0 && <ContrastRatio ratio={contrast(value, against)} least={least} />}
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Remove the colour ${name}`}
          className="ml-auto pointer-coarse:h-11"
          onClick={() => enter({ colours: without(colours, role) })}
        >
          Remove
        </Button>
      </div>
      {isWrong && (
        <FieldError id={errorId}>A colour is written as #1a2b3c. The one before is kept.</FieldError>
      )}
      {nearest && (
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-bad-ink text-small">
          It stands out too little on the background.
          <button
            type="button"
            className="rounded-[2px] font-semibold text-purple-ink underline underline-offset-3 pointer-coarse:min-h-11"
            onClick={() => {
              setEntered(undefined);
              set(nearest);
            }}
          >
            Use {nearest}
          </button>
        </p>
      )}
    </>
  );
}

/** The colours by their roles; a site chooses what is left out. */
export function ColoursPart({ colours }: Pick<Draft, 'colours'>) {
  return (
    <Part
      title="Colours"
      lead="By what they are for. How much each stands out is measured on the background."
    >
      <ul>
        {colourRoles.map((role) => {
          const { name, use, start } = roles[role];
          const value = colours[role];
          return (
            <li
              key={role}
              className="grid items-center gap-x-4 gap-y-2 border-rule border-b py-3 first:pt-0 sm:grid-cols-[9rem_minmax(0,1fr)]"
            >
              <p>
                <span className="block font-semibold text-ui">{name}</span>
                <span className="text-ink-3 text-small">{use}</span>
              </p>
              <div>
                {value !== undefined ? (
                  <Colour role={role} value={value} colours={colours} />
                ) : (
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={`Choose the colour ${name}`}
                    className="pointer-coarse:h-11"
                    onClick={() => enter({ colours: { ...colours, [role]: start } })}
                  >
                    Choose
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
