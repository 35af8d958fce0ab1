import { Alert, Button, Segment, SegmentedControl, Spinner, toast } from '@sitewright/ui';
import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { updateEditing } from '../edit-store.ts';
import { stylesheetPath } from '../page/with-styles.ts';
import {
  type CornerKind,
  cornerKindOf,
  cornerKinds,
  hasLook,
  restoreLook,
  setCorners,
  setSpacing,
} from './change-look.ts';
import { ColourRow } from './colour-row.tsx';
import { hasDark, readLook, type Theme } from './read-look.ts';
import { setTypefaces } from './set-typefaces.ts';
import { Typefaces } from './typefaces.tsx';
import { readMadeLook, useStylesheet } from './use-stylesheet.ts';

const isCornerKind = (value: string): value is CornerKind => value in cornerKinds;

function Corners({ pixels }: { pixels: number }) {
  return (
    <div className="mt-6 grid grid-cols-[92px_minmax(0,1fr)] items-center">
      <h2 className="font-bold text-small">Corners</h2>
      <SegmentedControl
        label="Corners"
        value={cornerKindOf(pixels)}
        onValueChange={(value) => isCornerKind(value) && setCorners(stylesheetPath, value)}
        className="w-full *:flex-1"
      >
        {Object.entries(cornerKinds).map(([kind, { name }]) => (
          <Segment key={kind} value={kind} className="justify-center px-1 pointer-coarse:h-11">
            {name}
          </Segment>
        ))}
      </SegmentedControl>
    </div>
  );
}

function Spacing({ pixels }: { pixels: number }) {
  return (
    <div className="mt-4 grid grid-cols-[92px_minmax(0,1fr)] items-center">
      <h2 className="font-bold text-small">Spacing</h2>
      <div>
        <input
          key={pixels}
          type="range"
          aria-label="Space between parts"
          aria-valuetext={`${pixels} px between parts`}
          min={32}
          max={192}
          step={8}
          defaultValue={pixels}
          className="h-8 w-full accent-purple pointer-coarse:h-11"
          onChange={({ target }) => setSpacing(stylesheetPath, Number(target.value))}
        />
        <p className="flex justify-between text-[0.75rem] text-ink-3">
          Tight <strong className="font-semibold text-ink">{pixels} px between parts</strong> Airy
        </p>
      </div>
    </div>
  );
}

async function restore(siteId: string): Promise<void> {
  const made = await readMadeLook(siteId).catch(() => undefined);
  if (made) {
    restoreLook(stylesheetPath, made.css);
    return setTypefaces(siteId, { likeVersion: made.version });
  }
  toast({
    variant: 'destructive',
    title: 'The look was not restored',
    description: 'Check your connection and try again.',
  });
}

const themes = { light: 'Light', dark: 'Dark' } as const;
const isTheme = (value: string): value is Theme => value in themes;

/** The page shows the colours that are edited; once the panel is left, those of the window. */
function useShownTheme(siteId: string, theme: Theme | undefined): void {
  useEffect(() => {
    updateEditing(siteId, { theme });
    return () => updateEditing(siteId, { theme: undefined });
  }, [siteId, theme]);
}

function Colours({ css, siteId }: { css: string; siteId: string }) {
  const [theme, setTheme] = useState<Theme>('light');
  const isTwo = hasDark(css);
  useShownTheme(siteId, isTwo ? theme : undefined);
  const { roles } = readLook(css, isTwo ? theme : 'light');
  if (roles.length === 0) return null;
  return (
    <>
      <div className="mt-5 mb-1 flex flex-wrap items-center justify-between gap-2 border-rule border-b pb-1.5 text-small">
        <h2 className="font-bold">Colours</h2>
        {isTwo && (
          <SegmentedControl
            label="Colours of"
            value={theme}
            onValueChange={(value) => isTheme(value) && setTheme(value)}
          >
            {Object.entries(themes).map(([key, name]) => (
              <Segment key={key} value={key} className="pointer-coarse:h-11">
                {name}
              </Segment>
            ))}
          </SegmentedControl>
        )}
        <span className="text-ink-3">text on it, at least 4.5 : 1</span>
      </div>
      <ul>
        {roles.map((role) => (
          <ColourRow key={`${role.theme} ${role.id}`} role={role} />
        ))}
      </ul>
    </>
  );
}

/** How the site looks, as far as it is said in one place. */
export function LookPanel({ siteId }: { siteId: string }) {
  const answer = useStylesheet(siteId);
  if (answer.status === 'loading') return <Spinner label="Reading the look" className="mx-auto mt-10" />;
  if (answer.status === 'failed')
    return (
      <Alert onRetry={answer.retry} className="mt-4">
        The look could not be read. The page is kept.
      </Alert>
    );
  const css = answer.value;
  const look = readLook(css);
  return (
    <>
      {hasLook(look) ? (
        <Colours css={css} siteId={siteId} />
      ) : (
        <p className="mt-5 text-ink-2 text-small">
          This site does not name its colours in one place. Change them in Code.
        </p>
      )}
      <Typefaces siteId={siteId} />
      {look.corners !== undefined && <Corners pixels={look.corners} />}
      {look.spacing !== undefined && <Spacing pixels={look.spacing} />}
      <Button
        variant="ghost"
        size="sm"
        className="mt-8 pointer-coarse:h-11"
        onClick={() => void restore(siteId)}
      >
        <RotateCcw aria-hidden="true" />
        Look as it was made
      </Button>
    </>
  );
}
