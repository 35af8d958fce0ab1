import { cn, TextLink } from '@sitewright/ui';
import { Link } from '@sitewright/web-kit/router';
import { chooseBrandKit, useBrandKitChoice, useHasBrandKit } from './use-brand-kit.ts';

/** Says that the next site takes what the prompt does not say from the brand kit, and lets one do without. */
export function BrandKitLine() {
  const hasKit = useHasBrandKit();
  const isUsed = useBrandKitChoice((state) => state.isUsed);
  if (!hasKit) return null;
  return (
    <div className="mt-2.5 flex min-h-8 flex-wrap items-center gap-x-3 text-ink-2 text-small">
      <label className="flex items-center gap-2.5 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          role="switch"
          checked={isUsed}
          aria-checked={isUsed}
          className={cn(
            'h-5 w-9 cursor-pointer appearance-none rounded-full border border-control bg-paper-sunk p-0.5 transition-colors duration-140',
            'before:block before:size-3.5 before:rounded-full before:bg-control before:transition-transform before:duration-140',
            'checked:border-purple checked:bg-purple checked:before:translate-x-4 checked:before:bg-on-purple',
          )}
          onChange={({ target }) => chooseBrandKit(target.checked)}
        />
        {isUsed ? 'Uses your brand kit' : 'Your brand kit is left out'}
      </label>
      <TextLink asChild className="pointer-coarse:py-3">
        <Link to="/dashboard/brand-kit">Look at it</Link>
      </TextLink>
    </div>
  );
}
