import { Segment, SegmentedControl } from '@sitewright/ui';
import { setCorners, setSpacing } from './change-look.ts';
import { type CornerKind, cornerKinds, type Spacing as Space } from './sizes.ts';

const isCornerKind = (value: string): value is CornerKind => value in cornerKinds;

export function Corners({ kind: current }: { kind: CornerKind }) {
  return (
    <div className="mt-6 grid grid-cols-[92px_minmax(0,1fr)] items-center">
      <h2 className="font-bold text-small">Corners</h2>
      <SegmentedControl
        label="Corners"
        value={current}
        onValueChange={(value) => isCornerKind(value) && setCorners(value)}
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

/** What Tailwind has in pixels, where a site says nothing. */
const usualStep = 4;

const spaces = {
  parts: {
    name: 'Space between parts',
    range: { min: 32, max: 192, step: 8 },
    words: (pixels: number) => `${pixels} px between parts`,
  },
  step: {
    name: 'Space on the pages',
    range: { min: 3, max: 6, step: 0.25 },
    words: (pixels: number) => `${Math.round((100 * pixels) / usualStep)} % of the usual`,
  },
} as const;

export function Spacing({ of, pixels }: Space) {
  const { name, range, words } = spaces[of];
  return (
    <div className="mt-4 grid grid-cols-[92px_minmax(0,1fr)] items-center">
      <h2 className="font-bold text-small">Spacing</h2>
      <div>
        <input
          type="range"
          aria-label={name}
          aria-valuetext={words(pixels)}
          {...range}
          value={pixels}
          className="h-8 w-full accent-purple pointer-coarse:h-11"
          onChange={({ target }) => setSpacing(Number(target.value))}
        />
        <p className="flex justify-between text-[0.75rem] text-ink-3">
          Tight <strong className="font-semibold text-ink">{words(pixels)}</strong> Airy
        </p>
      </div>
    </div>
  );
}
