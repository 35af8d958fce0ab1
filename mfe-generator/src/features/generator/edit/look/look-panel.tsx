import { Alert, Button, Segment, SegmentedControl, Spinner, toast } from '@sitewright/ui';
import { RotateCcw } from 'lucide-react';
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
import { readLook } from './read-look.ts';
import { readMadeStylesheet, useStylesheet } from './use-stylesheet.ts';

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
  const made = await readMadeStylesheet(siteId).catch(() => undefined);
  if (made !== undefined) return restoreLook(stylesheetPath, made);
  toast({
    variant: 'destructive',
    title: 'The look was not restored',
    description: 'Check your connection and try again.',
  });
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
  const look = readLook(answer.value);
  if (!hasLook(look))
    return (
      <p className="mt-5 text-ink-2 text-small">
        This site does not name its colours in one place. Change them in Code.
      </p>
    );
  return (
    <>
      <div className="mt-5 mb-1 flex items-baseline justify-between border-rule border-b pb-1.5 text-small">
        <h2 className="font-bold">Colours</h2>
        <span className="text-ink-3">text on it, at least 4.5 : 1</span>
      </div>
      <ul>
        {look.roles.map((role) => (
          <ColourRow key={role.id} role={role} />
        ))}
      </ul>
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
