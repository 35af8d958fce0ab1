import type { BriefDraft, Palette } from '@sitewright/contracts';
import { useId } from 'react';
import { LookRow } from './look-row.tsx';
import { LookTile } from './look-tile.tsx';
import { paletteNames, rolesInWords, rolesOf } from './look-words.ts';

/** Page, panel, text, button and accent as they meet on a page. */
function Picture({ palette: { panel, text, button, onButton, accent } }: { palette: Palette }) {
  return (
    <span className="relative grid h-full content-between">
      <span className="pt-1.5 pl-2.5 font-semibold text-[16px] leading-none" style={{ color: text }}>
        Aa
      </span>
      <span className="flex h-6.5 items-center pl-2.5" style={{ background: panel }}>
        <span className="grid h-3.5 w-7 place-items-center rounded-[4px]" style={{ background: button }}>
          <span className="h-0.5 w-3.5 rounded-full" style={{ background: onButton }} />
        </span>
      </span>
      <span className="absolute inset-y-0 right-0 w-2" style={{ background: accent }} />
    </span>
  );
}

/** Each colour with what it does, and how well what is written with it can be read. */
function Roles({ palette }: { palette: Palette }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-0.5">
      {rolesOf(palette).map(({ name, css, contrast }) => (
        <li key={name} title={css} className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className="size-3 rounded-full ring-1 ring-rule-strong"
            style={{ background: css }}
          />
          {name}
          {contrast !== undefined && <span className="text-good-ink">{contrast.toFixed(1)} : 1</span>}
        </li>
      ))}
    </ul>
  );
}

interface PaletteRowProps {
  palettes: readonly Palette[] | undefined;
  /** What the site has. */
  current: BriefDraft['look'] | undefined;
  chosen: Palette | undefined;
  isDisabled: boolean;
  onChoose: (palette: Palette | undefined) => void;
}

/** Palettes made for the site, each with its roles. */
export function PaletteRow({ palettes, current, chosen, isDisabled, onChoose }: PaletteRowProps) {
  const group = useId();
  return (
    <LookRow
      title="Colours"
      isLoading={!palettes || !current}
      detail={chosen ? <Roles palette={chosen} /> : 'Each design in its own colours.'}
    >
      <LookTile
        group={group}
        name="As it is"
        description="Each design in its own colours"
        isChosen={!chosen}
        isDisabled={isDisabled}
        onChoose={() => onChoose(undefined)}
      >
        <span className="flex h-full">
          {current?.colours.map((colour) => (
            <span key={colour} className="grow" style={{ background: colour }} />
          ))}
        </span>
      </LookTile>
      {palettes?.map((palette) => (
        <LookTile
          key={palette.id}
          group={group}
          name={paletteNames[palette.id]}
          description={rolesInWords(palette)}
          isChosen={chosen?.id === palette.id}
          isDisabled={isDisabled}
          style={{ background: palette.page }}
          onChoose={() => onChoose(palette)}
        >
          <Picture palette={palette} />
        </LookTile>
      ))}
    </LookRow>
  );
}
