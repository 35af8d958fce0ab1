import { Alert, Button, Segment, SegmentedControl, Spinner, toast } from '@sitewright/ui';
import { RotateCcw } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { updateEditing, useEditing } from '../edit-store.ts';
import { dropTrials, restoreLook, withPending } from './change-look.ts';
import { ColourRow } from './colour-row.tsx';
import { type Role, readRoles } from './read-look.ts';
import { setTypefaces } from './set-typefaces.ts';
import { Corners, Spacing } from './size-fields.tsx';
import { cornerKindIn, spacingIn } from './sizes.ts';
import { useTrials, withTrials } from './trials.ts';
import { Typefaces } from './typefaces.tsx';
import { readMadeLook, useStylesheet } from './use-stylesheet.ts';
import { hasDark, type Theme } from './values.ts';

async function restore(siteId: string): Promise<void> {
  const made = await readMadeLook(siteId).catch(() => undefined);
  if (made) {
    dropTrials(siteId);
    restoreLook(made.css);
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

/** The colours as the page shows them: those that are only tried count, too. */
function useRoles(css: string, siteId: string, theme: Theme): Role[] {
  const page = useEditing(({ editing }) => editing?.sources[editing.page]?.text);
  const trials = useTrials((state) => state.trials);
  useEffect(() => () => dropTrials(siteId), [siteId]);
  return useMemo(() => readRoles(withTrials(css, trials), theme, page), [css, page, trials, theme]);
}

function Colours({ css, siteId }: { css: string; siteId: string }) {
  const [theme, setTheme] = useState<Theme>('light');
  const isTwo = hasDark(css);
  useShownTheme(siteId, isTwo ? theme : undefined);
  const roles = useRoles(css, siteId, isTwo ? theme : 'light');
  if (roles.length === 0)
    return (
      <p className="mt-5 text-ink-2 text-small">
        This site does not name its colours in one place. Change them in Code.
      </p>
    );
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
          <ColourRow key={`${role.theme} ${role.id}`} siteId={siteId} role={role} />
        ))}
      </ul>
    </>
  );
}

/** How the site looks, as far as it is said in one place. */
export function LookPanel({ siteId }: { siteId: string }) {
  const answer = useStylesheet(siteId);
  const pending = useEditing(({ editing }) => editing?.pending) ?? [];
  if (answer.status === 'loading') return <Spinner label="Reading the look" className="mx-auto mt-10" />;
  if (answer.status === 'failed')
    return (
      <Alert onRetry={answer.retry} className="mt-4">
        The look could not be read. The page is kept.
      </Alert>
    );
  const css = withPending(answer.value, pending);
  const [corners, space] = [cornerKindIn(css), spacingIn(css)];
  return (
    <>
      <Colours css={css} siteId={siteId} />
      <Typefaces siteId={siteId} />
      {corners && <Corners kind={corners} />}
      {space && <Spacing {...space} />}
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
